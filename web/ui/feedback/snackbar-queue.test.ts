import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSnackbarQueue, SNACKBAR_MS } from "./snackbar-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a message is shown for six seconds", () => {
  const queue = createSnackbarQueue();
  queue.show({ text: "This day is booked." });
  vi.advanceTimersByTime(SNACKBAR_MS - 1);
  expect(queue.current()?.text).toBe("This day is booked.");
  vi.advanceTimersByTime(1);
  expect(queue.current()).toBeNull();
});

test("messages are shown one after the other, each for its full time", () => {
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

test("a message about the same topic replaces the shown one at once, and others keep their place", () => {
  const queue = createSnackbarQueue();
  queue.show({ text: "This day is booked.", topic: "dates" });
  queue.show({ text: "Saved." });
  vi.advanceTimersByTime(3000);
  queue.show({ text: "A booked day lies between.", topic: "dates" });
  expect(queue.current()?.text).toBe("A booked day lies between.");
  vi.advanceTimersByTime(SNACKBAR_MS);
  expect(queue.current()?.text).toBe("Saved.");
});

test("the timer of a message pauses while the pointer is over it", () => {
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

test("after a message is dismissed the next one is shown", () => {
  const queue = createSnackbarQueue();
  queue.show({ text: "first" });
  queue.show({ text: "second" });
  queue.dismiss();
  expect(queue.current()?.text).toBe("second");
});

test("tapping the same blocked day again restarts the message instead of queueing it twice", () => {
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

test("a subscriber is notified of every change until it unsubscribes", () => {
  const queue = createSnackbarQueue();
  const notified = vi.fn();
  const leave = queue.subscribe(notified);
  queue.show({ text: "first" });
  expect(notified).toHaveBeenCalledTimes(1);
  leave();
  queue.dismiss();
  expect(notified).toHaveBeenCalledTimes(1);
});
