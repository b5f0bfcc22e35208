import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DIALOG_FOCUS_CHECK_MS } from "#domain/shell/constants.ts";
import { the } from "../render-for-test.tsx";
import { watchFocus } from "./watch-focus.ts";

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button id="outside">Search</button>
    <div data-overlay><div id="dialog" tabindex="-1"><input id="name"><input id="mobile"></div></div>
    <div data-trigger="Select"><button id="option">+966</button></div>
    <div data-react-aria-top-layer="true"><button id="undo">Undo</button></div>`;
  the("#name").focus();
  stop = watchFocus(the("#dialog"));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const focused = () => document.activeElement?.id;
const check = () => vi.advanceTimersByTime(DIALOG_FOCUS_CHECK_MS);

test("a focus behind the dialog returns to the last focused field", () => {
  the("#mobile").focus();
  check();
  the("#outside").focus();
  expect(focused()).toBe("outside");
  check();
  expect(focused()).toBe("mobile");
});

test("it returns within one check, not before", () => {
  the("#outside").focus();
  vi.advanceTimersByTime(DIALOG_FOCUS_CHECK_MS - 1);
  expect(focused()).toBe("outside");
  vi.advanceTimersByTime(1);
  expect(focused()).toBe("name");
});

test("a focus that goes nowhere returns before the next key", async () => {
  the("#name").blur();
  await Promise.resolve();
  expect(focused()).toBe("name");
});

test("when that field is removed the dialog itself takes the focus", () => {
  the("#outside").focus();
  the("#name").remove();
  check();
  expect(focused()).toBe("dialog");
});

test.each(["option", "undo"])("a list opened from the dialog or a snackbar above it keeps the focus: %s", (id) => {
  the(`#${id}`).focus();
  check();
  expect(focused()).toBe(id);
});

test("a closed dialog does not move the focus", () => {
  stop();
  the("#outside").focus();
  check();
  expect(focused()).toBe("outside");
  expect(vi.getTimerCount()).toBe(0);
});
