import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render, the } from "../render-for-test.tsx";
import { SnackbarProvider, useSnackbar } from "./snackbar-provider.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const undo = vi.fn();

function RemoveTraveller() {
  const show = useSnackbar();
  const action = { label: "Undo", onPress: undo };
  return (
    <button type="button" id="remove" onClick={() => show({ text: "Noura was removed.", action })}>
      Remove
    </button>
  );
}

const page = (
  <SnackbarProvider>
    <RemoveTraveller />
  </SnackbarProvider>
);
const press = (selector: string) => act(async () => the(selector).click());

test("the live region exists before the first message, so that screen readers announce it", async () => {
  await render(page);
  expect(the('[role="status"]').getAttribute("aria-live")).toBe("polite");
  expect(the('[role="status"]').textContent).toBe("");
  await press("#remove");
  expect(the('[role="status"] p').textContent).toBe("Noura was removed.");
});

test("the action runs once and removes the message", async () => {
  await render(page);
  await press("#remove");
  await press('[role="status"] button');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(the('[role="status"]').textContent).toBe("");
});

test("a focused message does not expire", async () => {
  await render(page);
  await press("#remove");
  await act(async () => the('[role="status"] button').focus());
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(the('[role="status"] p').textContent).toBe("Noura was removed.");
  await act(async () => the('[role="status"] button').blur());
  await act(async () => vi.advanceTimersByTime(6000));
  expect(the('[role="status"]').textContent).toBe("");
});
