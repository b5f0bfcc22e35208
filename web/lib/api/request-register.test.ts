import { expect, test, vi } from "vitest";
import { CancelledCall, createRequestRegister, isCancelled } from "./request-register.ts";

const never = () => new Promise<string>(() => undefined);

test("two equal calls at once are sent once", async () => {
  const requests = createRequestRegister();
  const send = vi.fn(async () => "homes");
  const answers = await Promise.all([
    requests.run({ key: "search", body: "riyadh" }, send),
    requests.run({ key: "search", body: "riyadh" }, send),
  ]);
  expect(answers).toEqual(["homes", "homes"]);
  expect(send).toHaveBeenCalledTimes(1);
});

test("another body under the same key cancels the earlier call and aborts its request", async () => {
  const requests = createRequestRegister();
  let signal: AbortSignal | undefined;
  const earlier = requests.run({ key: "search", body: "riyadh" }, (given) => {
    signal = given;
    return never();
  });
  const later = requests.run({ key: "search", body: "jeddah" }, async () => "jeddah homes");
  await expect(earlier).rejects.toBeInstanceOf(CancelledCall);
  expect(signal?.aborted).toBe(true);
  expect(await later).toBe("jeddah homes");
});

test("cancelling a group cancels each of its calls and no call of other groups", async () => {
  const requests = createRequestRegister();
  const results = requests.run({ key: "search", body: "1", group: "search" }, never);
  const carousel = requests.run({ key: "carousel", body: "1", group: "search" }, never);
  const cart = requests.run({ key: "cart", body: "1", group: "cart" }, async () => "cart");
  requests.cancelGroup("search");
  const ends = await Promise.allSettled([results, carousel, cart]);
  expect(ends.map((end) => (end.status === "rejected" ? isCancelled(end.reason) : end.value))).toEqual([
    true,
    true,
    "cart",
  ]);
});

test("after an answer an equal call is sent again", async () => {
  const requests = createRequestRegister();
  const send = vi.fn(async () => "homes");
  await requests.run({ key: "search", body: "riyadh" }, send);
  await requests.run({ key: "search", body: "riyadh" }, send);
  expect(send).toHaveBeenCalledTimes(2);
});
