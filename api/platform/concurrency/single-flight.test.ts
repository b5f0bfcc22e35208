import { expect, test } from "vitest";
import { singleFlight } from "./single-flight.ts";

test("a hundred guests who want one picture at once make it once", async () => {
  const once = singleFlight<number>();
  let made = 0;
  const make = async () => ++made;

  const answers = await Promise.all(Array.from({ length: 100 }, () => once("a", make)));

  expect(new Set(answers)).toEqual(new Set([1]));
  expect(await once("a", make)).toBe(2);
});

test("everybody who waited gets the failure, and the next call tries again", async () => {
  const once = singleFlight<string>();
  const fail = () => Promise.reject(new Error("no paint"));

  const answers = await Promise.allSettled([once("a", fail), once("a", fail)]);

  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await once("a", async () => "painted")).toBe("painted");
});

test("work stops when the last guest who waited has left, not before", async () => {
  const once = singleFlight<string>();
  const [first, second] = [new AbortController(), new AbortController()];
  let stopped = false;
  const work = (signal: AbortSignal) =>
    new Promise<string>((_, reject) =>
      signal.addEventListener("abort", () => {
        stopped = true;
        reject(signal.reason);
      }),
    );
  const waiting = Promise.allSettled([once("a", work, first.signal), once("a", work, second.signal)]);

  first.abort();
  expect(stopped).toBe(false);
  second.abort();
  expect(stopped).toBe(true);
  await waiting;
  expect(await once("a", async () => "again")).toBe("again");
});
