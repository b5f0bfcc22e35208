import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { focusAfterLogin } from "./focus-after-login.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTime(ms);
const focused = () => document.activeElement?.id || document.activeElement?.tagName;

test("after a login in the drawer the account button has the focus, however late it appears", () => {
  document.body.innerHTML = '<div role="dialog"><button id="in" type="button">Log in</button></div>';
  document.getElementById("in")?.focus();
  focusAfterLogin();
  pass(500);
  expect(focused()).toBe("in");
  document.body.innerHTML = "";
  pass(100);
  document.body.innerHTML = '<a id="account" href="/" data-account-button>N</a>';
  pass(100);
  expect(focused()).toBe("account");
});

test("a page without an account button gets the focus on its content", () => {
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
  focusAfterLogin();
  pass(4_000);
  expect(focused()).toBe("main");
});

test("a focus that was restored does not move", () => {
  document.body.innerHTML =
    '<button id="own" type="button">x</button><a id="account" href="/" data-account-button>N</a>';
  document.getElementById("own")?.focus();
  focusAfterLogin();
  pass(4_000);
  expect(focused()).toBe("own");
});
