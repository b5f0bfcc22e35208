import { expect, test } from "vitest";
import { leavesPage } from "./leaves-page.ts";

const here = { origin: "https://mabeet.example", pathname: "/en/chalets/search" };
const keys = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

function press(html: string, more: Partial<typeof keys> = {}): boolean {
  document.body.innerHTML = html;
  const target = document.querySelector("b") ?? document.body;
  return leavesPage({ ...keys, ...more, target }, here, "/en/offline");
}
const link = (href: string, more = "") => `<a href="${href}" ${more}><b>press</b></a>`;

test.each([
  ["a card", link("https://mabeet.example/en/chalet/details/7"), true],
  ["a dialog of this page", link("https://mabeet.example/en/chalets/search?modals=FILTERS_MODAL"), false],
  ["another tab", link("https://mabeet.example/en/help", 'target="_blank"'), false],
  ["another site", link("https://maps.example/"), false],
  ["a phone number", link("tel:+96611"), false],
  ["what is kept", link("https://mabeet.example/en/offline"), false],
  ["no link", "<p><b>press</b></p>", false],
])("a press on %s", (_, html, leaves) => {
  expect(press(html)).toBe(leaves);
});

test("a press with a key that opens another tab is the browser's", () => {
  expect(press(link("https://mabeet.example/en/help"), { ctrlKey: true })).toBe(false);
});
