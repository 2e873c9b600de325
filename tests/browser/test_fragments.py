"""The links of citations, in a real browser: exactly the passage is marked, and it is in view."""

from __future__ import annotations

import io
import json
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest
from PIL import Image
from playwright.sync_api import Browser

pytestmark = pytest.mark.long

MARK = "::target-text { background: rgb(255, 0, 0) !important; color: rgb(255, 0, 0) !important }"

# Where the words of a page stand that are, character by character, those of a passage.
FIND = """([id, wanted]) => {
  const root = document.getElementById(id), walk = document.createTreeWalker(root, 4)
  const places = []
  let text = ""
  while (walk.nextNode()) {
    const node = walk.currentNode
    for (let at = 0; at < node.data.length; at++) { places.push([node, at]); text += node.data[at] }
  }
  const start = text.indexOf(wanted)
  if (start < 0) return null
  const range = document.createRange()
  range.setStart(...places[start])
  const [node, at] = places[start + wanted.length - 1]
  range.setEnd(node, at + 1)
  return [...range.getClientRects()].map(box => [box.left, box.top, box.right, box.bottom])
}"""


@pytest.mark.parametrize(
    ("handle", "asked"),
    [
        ("113.6k@undated:es", {"quote": "no puede dispararse desde el campo de batalla"}),
        ("113.6@undated:es", {"quote": "Las habilidades"}),
        ("604.3@undated:fr", {"quote": "capacités"}),
        ("405.6c@undated:es", {"quote": "se resuelven inmediatamente"}),
        ("604.3@undated:fr", {}),
        ("604.3@undated:fr", {"quote": "Elles"}),
        ("604.3@undated:fr", {"quote": "force/endurance"}),
        ("405.6@undated:es", {}),
        ("604.1@undated:fr", {}),
        ("113.6k@undated:es", {"field": "example 1"}),
        ("113.6k@undated:es", {"quote": "destruye el encantamiento objetivo"}),
        ("113.6k@undated:es", {"field": "example 1", "quote": "funciona desde la zona"}),
        ("113.6k@undated:es", {"field": "example 1", "passage": "276,300"}),
    ],
)
def test_a_citation_opens_the_page_at_its_words(
    browser: Browser, seeds_url: str, handle: str, asked: dict[str, str]
) -> None:
    with urlopen(f"{seeds_url}/v1/rules/{handle}/citation?{urlencode(asked)}") as answer:
        citation = json.load(answer)
    assert ":~:text=" in citation["fragment_url"]
    # A browser marks nothing where scripts opened the page: this is a navigation of its user.
    context = browser.new_context(bypass_csp=True, viewport={"width": 900, "height": 700})
    try:
        page = context.new_page()
        page.goto(citation["fragment_url"])
        page.add_style_tag(content=MARK)
        page.wait_for_timeout(300)
        wanted = citation["quote"].strip("«».,;:() ")
        boxes = page.evaluate(FIND, [f"r{citation['number']}", wanted])
        assert boxes, wanted
        image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    finally:
        context.close()
    red = [
        (x, y)
        for y in range(image.height)
        for x in range(0, image.width, 2)
        if image.getpixel((x, y)) == (255, 0, 0)
    ]
    assert red, "nothing is marked"
    for x, y in red:
        assert any(
            left - 2 <= x <= right + 2 and top - 12 <= y <= bottom + 12
            for left, top, right, bottom in boxes
        ), (x, y, boxes)
    for left, top, right, bottom in boxes:
        if right - left > 8 and top >= 0 and bottom <= image.height:
            middle = int((top + bottom) / 2)
            marked = sum(1 for x, y in red if y == middle and left <= x <= right)
            assert marked > (right - left) / 2 * 0.8, (left, top, right, bottom)
