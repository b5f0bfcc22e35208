import { afterAll, beforeEach, expect, test } from "vitest";
import { the } from "#web/ui/render-for-test.tsx";
import { holdEarlySubmits } from "./early-submit.ts";
import { installed } from "./installed-for-test.ts";

afterAll(installed(holdEarlySubmits));
beforeEach(() => {
  delete document.documentElement.dataset.hydrated;
  document.body.innerHTML = `
    <div data-island="pending">
      <form id="password" method="post" action="/en/nothing-changed" data-scripted>
        <input name="password"><button type="button">Show</button><button type="submit">Save</button>
      </form>
    </div>
    <form id="guest" method="post" action="/en/nothing-changed" data-scripted><button type="submit">Continue</button></form>
    <form id="log-in" method="post" action="/en/login"><button type="submit">Log in</button></form>`;
});

/** Enter in a field, as browsers report it. */
function submit(id: string, submitter: HTMLElement | null = null): boolean {
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter });
  the(id).dispatchEvent(event);
  return !event.defaultPrevented;
}
const early = () => [...document.querySelectorAll("[data-early-click][data-pressed]")].map((each) => each.textContent);

test("Enter before hydration sends no form that scripts send, and its button is clicked after it", () => {
  expect(submit("#password")).toBe(false);
  expect(early()).toEqual(["Save"]);
  expect(submit("#guest", the("#guest button"))).toBe(false);
  expect(early()).toEqual(["Continue"]);
});

test("a form that its page answers is sent as plain HTML", () => {
  expect(submit("#log-in")).toBe(true);
  expect(early()).toEqual([]);
});

test("a hydrated form is handled by its page, one in a part that still loads is held", () => {
  document.documentElement.dataset.hydrated = "yes";
  expect(submit("#guest")).toBe(true);
  expect(submit("#password")).toBe(false);
});
