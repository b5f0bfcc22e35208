import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render, the } from "../render-for-test.tsx";
import { useTooltip } from "./use-tooltip.ts";

function Control() {
  const { state, listeners } = useTooltip();
  return (
    <button type="button" data-open={state.isOpen} {...listeners}>
      Reserve
    </button>
  );
}

beforeEach(async () => {
  vi.useFakeTimers();
  await render(<Control />);
});
afterEach(() => void vi.useRealTimers());

const isOpen = () => the("button").dataset.open === "true";
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const point = (type: string, pointerType: "mouse" | "touch") =>
  act(async () => {
    the("button").dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }));
  });

test("hovering shows it after 100 ms and leaving hides it", async () => {
  await point("pointerover", "mouse");
  await pass(99);
  expect(isOpen()).toBe(false);
  await pass(1);
  expect(isOpen()).toBe(true);
  await point("pointerout", "mouse");
  await pass(100);
  expect(isOpen()).toBe(false);
});

test("a touch must last 700 ms, and the tooltip stays 1500 ms after it ends", async () => {
  await point("pointerdown", "touch");
  await pass(699);
  expect(isOpen()).toBe(false);
  await pass(1);
  expect(isOpen()).toBe(true);
  await point("pointerup", "touch");
  await pass(1499);
  expect(isOpen()).toBe(true);
  await pass(1);
  expect(isOpen()).toBe(false);
});

test("a short tap shows nothing", async () => {
  await point("pointerdown", "touch");
  await pass(300);
  await point("pointerup", "touch");
  await pass(5000);
  expect(isOpen()).toBe(false);
});

test("Escape hides it at once", async () => {
  await point("pointerover", "mouse");
  await pass(100);
  await act(async () => {
    the("button").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  });
  expect(isOpen()).toBe(false);
});
