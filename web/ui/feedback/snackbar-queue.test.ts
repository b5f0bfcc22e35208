import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSnackbarQueue, SNACKBAR_MS } from "./snackbar-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a message stays six seconds and goes", () => {
  const queue = createSnackbarQueue();
  queue.show({ text: "This day is booked." });
  vi.advanceTimersByTime(SNACKBAR_MS - 1);
  expect(queue.current()?.text).toBe("This day is booked.");
  vi.advanceTimersByTime(1);
  expect(queue.current()).toBeNull();
});

test("messages wait for each other, each with its full time", () => {
  const queue = createSnackbarQueue();
  queue.show({ text: "first" });
  vi.advanceTimersByTime(3000);
  queue.show({ text: "second" });
  expect(queue.current()?.text).toBe("first");
  vi.advanceTimersByTime(3000);
  expect(queue.current()?.text).toBe("second");
  vi.advanceTimersByTime(SNACKBAR_MS - 1);
  expect(queue.current()?.text).toBe("second");
  vi.advanceTimersByTime(1);
  expect(queue.current()).toBeNull();
});

test("while a guest points at a message its time stands still", () => {
  const queue = createSnackbarQueue();
  queue.show({ text: "Noura was removed." });
  vi.advanceTimersByTime(5000);
  queue.pause();
  vi.advanceTimersByTime(60_000);
  expect(queue.current()?.text).toBe("Noura was removed.");
  queue.resume();
  vi.advanceTimersByTime(999);
  expect(queue.current()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(queue.current()).toBeNull();
});

test("a message dismissed at once makes room for the next", () => {
  const queue = createSnackbarQueue();
  queue.show({ text: "first" });
  queue.show({ text: "second" });
  queue.dismiss();
  expect(queue.current()?.text).toBe("second");
});

test("tapping the same blocked day again shows the message afresh instead of queueing it twice", () => {
  const queue = createSnackbarQueue();
  queue.show({ text: "This day is booked." });
  const first = queue.current()?.id;
  vi.advanceTimersByTime(5000);
  queue.show({ text: "This day is booked." });
  expect(queue.current()?.id).not.toBe(first);
  vi.advanceTimersByTime(SNACKBAR_MS - 1);
  expect(queue.current()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(queue.current()).toBeNull();
});

test("a page that listens hears every change until it leaves", () => {
  const queue = createSnackbarQueue();
  const heard = vi.fn();
  const leave = queue.subscribe(heard);
  queue.show({ text: "first" });
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
  queue.dismiss();
  expect(heard).toHaveBeenCalledTimes(1);
});
