"""Mentions resolved in one rulebook: what each number is there. It never looks into another one."""

from __future__ import annotations

from indexer.model.errors import InvalidNumber, NumberError
from indexer.model.number import RuleNumber
from indexer.model.reference import Mention, MentionTarget, Target, TargetStatus
from indexer.model.rulebook import Rulebook


def resolve(mention: Mention, rulebook: Rulebook) -> tuple[Target, ...]:
    """Say of every number of a mention what it is in this rulebook, in order.

    A handle's edition and locale are not looked at: choosing the rulebook is the caller's part.
    """
    return tuple(resolve_target(target, rulebook) for target in mention.targets)


def resolve_target(target: MentionTarget, rulebook: Rulebook) -> Target:
    """Say of one number of a mention what it is in this rulebook."""
    return Target(target.written, target.title, _status(target, rulebook))


def _status(target: MentionTarget, rulebook: Rulebook) -> TargetStatus:
    if target.number is None:
        return _malformed_status(target.written)
    record = rulebook.get(target.number)
    if record is not None:
        return TargetStatus.ABRIDGED if record.abridged else TargetStatus.FOUND
    if rulebook.info.complete:
        return TargetStatus.NEVER_EXISTED
    return TargetStatus.NOT_IN_RULEBOOK


def _malformed_status(written: str) -> TargetStatus:
    try:
        RuleNumber.parse(written)
    except InvalidNumber:
        return TargetStatus.MALFORMED
    except NumberError:
        return TargetStatus.UNUSED_LETTER
    return TargetStatus.MALFORMED
