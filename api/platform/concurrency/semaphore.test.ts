import { expect, test } from "vitest";
import { semaphore } from "./semaphore.ts";

test("a semaphore runs some calls, queues some, refuses the rest, and runs again afterwards", async () => {
  const limited = semaphore(2, 3);
  const done: (() => void)[] = [];
  let [running, max] = [0, 0];
  const work = async () => {
    max = Math.max(max, ++running);
    await new Promise<void>((go) => done.push(go));
    running -= 1;
  };
  const all = Array.from({ length: 7 }, () =>
    limited(work).then(
      () => "done",
      ({ code }) => code,
    ),
  );
  const ending = setInterval(() => done.shift()?.());
  expect(await Promise.all(all)).toEqual(["done", "done", "done", "done", "done", "too-many-tries", "too-many-tries"]);
  clearInterval(ending);
  expect(max).toBe(2);
  expect(await limited(async () => "again")).toBe("again");
});
