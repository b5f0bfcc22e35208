import { afterEach, expect, test, vi } from "vitest";
import { awaken } from "./awaken.ts";

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
  inside.click();
  outside.click();
  dispatchEvent(new Event("pointerdown"));
  const pressAgain = await waking;
  const [heard, unheard] = [vi.fn(), vi.fn()];
  inside.addEventListener("click", heard);
  outside.addEventListener("click", unheard);
  pressAgain();
  pressAgain();
  expect(heard).toHaveBeenCalledOnce();
  expect(unheard).not.toHaveBeenCalled();
});

test("something that must be shown at once waits for nobody, and a part that is not there has nothing to wait for", async () => {
  aPart();
  await awaken("part", { isUrgent: () => true });
  await awaken("nowhere");
});
