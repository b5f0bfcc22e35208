import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "#web/lib/eventually-for-test.ts";
import { waitForInteraction } from "./wait-for-interaction.ts";

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.touched;
});

function aPart() {
  document.body.innerHTML = '<div id="part"><button type="button">Dates</button></div>';
}

test("a part is not hydrated before the first interaction", async () => {
  aPart();
  const resolved = vi.fn();
  void waitForInteraction("part").then(resolved);
  await Promise.resolve();
  expect(resolved).not.toHaveBeenCalled();
  dispatchEvent(new Event("scroll"));
  await Promise.resolve();
  expect(resolved).not.toHaveBeenCalled();
  dispatchEvent(new Event("pointermove"));
  await eventually(() => expect(resolved).toHaveBeenCalledOnce());
});

test("a part that the browser completes does not wait, and neither does a part that is not in the document", async () => {
  aPart();
  document.getElementById("part")?.setAttribute("data-hydrates", '{"isAlways":true}');
  await waitForInteraction("part");
  await waitForInteraction("nowhere");
});

test("a part does not wait when something in it needs the browser", async () => {
  aPart();
  const inner = Object.assign(document.createElement("p"), { textContent: "Noura" });
  inner.setAttribute("data-hydrates", '{"isAlways":true}');
  document.getElementById("part")?.append(inner);
  await waitForInteraction("part");
});

test("a part beside a map hydrates without an interaction once the browser is idle", async () => {
  aPart();
  const resolved = vi.fn();
  void waitForInteraction("part", () => true).then(resolved);
  await eventually(() => expect(resolved).toHaveBeenCalledOnce());
});

test("a part of a page that was touched before does not wait", async () => {
  aPart();
  document.documentElement.dataset.touched = "yes";
  await waitForInteraction("part");
});
