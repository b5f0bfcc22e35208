import { expect, test } from "vitest";
import { progressLine } from "./progress-line.ts";

const progress = { done: 250, total: 1_000, perSecond: 12.345, remainingS: 75 };

test("a terminal shows one line that is written over, and ends it", () => {
  const written: string[] = [];
  const line = progressLine({ isTTY: true, write: (text) => written.push(text) });
  line.show(progress);
  line.show({ ...progress, done: 1_000, remainingS: 0 });
  line.end();
  expect(written).toEqual([
    "\r\x1b[2K250 of 1000 homes, 12.3 a second, 1 min 15 s left",
    "\r\x1b[2K1000 of 1000 homes, 12.3 a second, 0 s left",
    "\n",
  ]);
});

test("a file gets each line by itself", () => {
  const written: string[] = [];
  const line = progressLine({ write: (text) => written.push(text) });
  line.show(progress);
  line.end();
  expect(written).toEqual(["250 of 1000 homes, 12.3 a second, 1 min 15 s left\n"]);
});
