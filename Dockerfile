# The first stage does what scripts/setup and `reglario build` do; the second serves the result.

FROM python:3.13-slim AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_NO_CACHE_DIR=1
WORKDIR /srv/reglario

# Dependencies first: they change less often than the code.
COPY requirements/run.txt requirements/run.txt
RUN python -m venv .venv \
    && .venv/bin/python -m pip install --quiet --require-hashes -r requirements/run.txt

COPY pyproject.toml README.md LICENSE NOTICE.md ./
COPY app app
COPY indexer indexer
# Compiled for good: a layer rounds times, and a service that can write nothing would compile anew
# at each start what looks changed.
RUN .venv/bin/python -m pip install --quiet --no-deps --no-build-isolation . \
    && .venv/bin/python -m compileall -qq -f --invalidation-mode unchecked-hash .venv/lib

COPY rules_data rules_data
RUN REGLARIO_DATA=rules_data REGLARIO_SNAPSHOT=snapshot .venv/bin/reglario build


FROM python:3.13-slim
# All of it belongs to root, and the service runs as somebody else: it can read, and write nothing.
COPY --from=build /srv/reglario/.venv /srv/reglario/.venv
COPY --from=build /srv/reglario/rules_data /srv/reglario/rules_data
COPY --from=build /srv/reglario/snapshot /srv/reglario/snapshot
COPY --from=build /srv/reglario/LICENSE /srv/reglario/NOTICE.md /srv/reglario/

ENV PATH=/srv/reglario/.venv/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    REGLARIO_DATA=/srv/reglario/rules_data \
    REGLARIO_SNAPSHOT=/srv/reglario/snapshot \
    REGLARIO_HOST=0.0.0.0 \
    REGLARIO_PORT=8000
WORKDIR /srv/reglario
USER 10001:10001
EXPOSE 8000

# urlopen raises, and so fails the check, on every status that is not a success.
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f'http://127.0.0.1:{os.environ[\"REGLARIO_PORT\"]}/healthz', timeout=4)"]
CMD ["reglario", "serve"]
