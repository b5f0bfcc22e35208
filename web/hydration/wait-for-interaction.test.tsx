import { afterEach, expect, test, vi } from "vitest";
import { awaken } from "./wait-for-interaction.ts";

afterEach(() => document.body.replaceChildren());

function aPart() {
  document.body.innerHTML =
    '<div id="part"><button type="button">Dates</button></div><button type="button">Else</button>';
  const [inside, outside] = [...document.querySelectorAll("button")];
  if (!inside || !outside) throw new Error("Both buttons are there");
  return { inside, outside };
}

test("a part sleeps until the guest gives a first sign", async () => {
  aPart();
  const woken = vi.fn();
  void awaken("part").then(woken);
  await Promise.resolve();
  expect(woken).not.toHaveBeenCalled();
  dispatchEvent(new Event("scroll"));
  await vi.waitFor(() => expect(woken).toHaveBeenCalledOnce());
});

test("what a guest presses in a sleeping part is pressed again when somebody listens, once", async () => {
  const { inside, outside } = aPart();
  const waking = awaken("part");
  const [heard, unheard] = [vi.fn(), vi.fn()];
  inside.addEventListener("click", heard);
  inside.click();
  outside.click();
  dispatchEvent(new Event("pointerdown"));
  const pressAgain = await waking;
  outside.addEventListener("click", unheard);
  pressAgain();
  pressAgain();
  expect(heard).toHaveBeenCalledOnce();
  expect(unheard).not.toHaveBeenCalled();
});

test("what was pressed before any script had come wakes the part and is pressed again", async () => {
  const { inside } = aPart();
  inside.setAttribute("data-early", "");
  const pressAgain = await awaken("part");
  expect(inside.hasAttribute("data-early")).toBe(false);
  const heard = vi.fn();
  inside.addEventListener("click", heard);
  pressAgain();
  expect(heard).toHaveBeenCalledOnce();
});

test("a part that was drawn anew is pressed where the guest meant it", async () => {
  document.body.innerHTML =
    '<div id="part"><button type="button">Save</button><button type="button">Save</button></div>';
  const waking = awaken("part");
  document.querySelectorAll("button")[1]?.click();
  dispatchEvent(new Event("keydown"));
  const pressAgain = await waking;
  const part = document.getElementById("part") as HTMLElement;
  part.innerHTML =
    '<p><button type="button">More</button></p><button type="button">Save</button><button type="button">Save</button>';
  const heard: string[] = [];
  for (const [index, button] of part.querySelectorAll("button").entries()) {
    button.addEventListener("click", () => heard.push(`${index} ${button.textContent}`));
  }
  pressAgain();
  expect(heard).toEqual(["2 Save"]);
});

test("something that must be shown at once waits for nobody, and a part that is not there has nothing to wait for", async () => {
  aPart();
  await awaken("part", { isUrgent: () => true });
  await awaken("nowhere");
});

test("who had the focus in a part that was drawn anew has it again", async () => {
  const { inside } = aPart();
  const waking = awaken("part");
  inside.focus();
  const pressAgain = await waking;
  const part = document.getElementById("part");
  if (part) part.innerHTML = '<button type="button">Dates</button>';
  pressAgain();
  expect(document.activeElement?.textContent).toBe("Dates");
});
