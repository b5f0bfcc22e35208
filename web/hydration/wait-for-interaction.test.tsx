import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "#web/lib/eventually-for-test.ts";
import { waitForInteraction } from "./wait-for-interaction.ts";

afterEach(() => document.body.replaceChildren());

function aPart() {
  document.body.innerHTML =
    '<div id="part"><button type="button">Dates</button></div><button type="button">Else</button>';
  const [inside, outside] = [...document.querySelectorAll("button")];
  if (!inside || !outside) throw new Error("Both buttons are there");
  return { inside, outside };
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

test("a click in a part that is not hydrated yet is repeated once after hydration", async () => {
  const { inside, outside } = aPart();
  const waiting = waitForInteraction("part");
  const [called, notCalled] = [vi.fn(), vi.fn()];
  inside.addEventListener("click", called);
  inside.click();
  outside.click();
  dispatchEvent(new Event("pointerdown"));
  const replayClick = await waiting;
  outside.addEventListener("click", notCalled);
  replayClick();
  replayClick();
  expect(called).toHaveBeenCalledOnce();
  expect(notCalled).not.toHaveBeenCalled();
});

test("a click from before any script hydrates the part and is repeated", async () => {
  const { inside } = aPart();
  inside.setAttribute("data-early-click", "");
  const replayClick = await waitForInteraction("part");
  expect(inside.hasAttribute("data-early-click")).toBe(false);
  const called = vi.fn();
  inside.addEventListener("click", called);
  replayClick();
  expect(called).toHaveBeenCalledOnce();
});

test("in a part that was rendered again the equivalent element is clicked", async () => {
  document.body.innerHTML =
    '<div id="part"><button type="button">Save</button><button type="button">Save</button></div>';
  const waiting = waitForInteraction("part");
  document.querySelectorAll("button")[1]?.click();
  dispatchEvent(new Event("keydown"));
  const replayClick = await waiting;
  const part = document.getElementById("part") as HTMLElement;
  part.innerHTML =
    '<p><button type="button">More</button></p><button type="button">Save</button><button type="button">Save</button>';
  const called: string[] = [];
  for (const [index, button] of part.querySelectorAll("button").entries()) {
    button.addEventListener("click", () => called.push(`${index} ${button.textContent}`));
  }
  replayClick();
  expect(called).toEqual(["2 Save"]);
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

test("the focus returns to the equivalent element of a part that was rendered again", async () => {
  const { inside } = aPart();
  const waiting = waitForInteraction("part");
  inside.focus();
  const replayClick = await waiting;
  const part = document.getElementById("part");
  if (part) part.innerHTML = '<button type="button">Dates</button>';
  replayClick();
  expect(document.activeElement?.textContent).toBe("Dates");
});
