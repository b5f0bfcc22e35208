import { afterAll, afterEach, expect, test, vi } from "vitest";
import { armFaults, faultPoint, interleave } from "./fault-point.ts";

const kill = vi.spyOn(process, "kill").mockReturnValue(true);
afterEach(() => kill.mockClear());
afterAll(() => kill.mockRestore());

test("a fault point does nothing in a demo, and cannot be activated there", async () => {
  armFaults({ appEnv: "demo", fault: "" });
  await faultPoint("K01");
  expect(kill).not.toHaveBeenCalled();
  expect(() => interleave("K01", () => {})).toThrow("APP_ENV=test only");
  expect(() => armFaults({ appEnv: "production", fault: "K01:1" })).toThrow("APP_ENV=test only");
});

test("the process ends exactly at the configured pass", async () => {
  armFaults({ appEnv: "test", fault: "K13:2" });
  await faultPoint("K13");
  await faultPoint("K12");
  expect(kill).not.toHaveBeenCalled();
  await faultPoint("K13");
  expect(kill).toHaveBeenCalledExactlyOnceWith(process.pid, "SIGKILL");
});

test("the same seed ends the process at the same pass", async () => {
  const passesUntilKill = async () => {
    armFaults({ appEnv: "test", fault: "seed:123" });
    kill.mockClear();
    let passes = 0;
    while (kill.mock.calls.length === 0 && passes < 1000) {
      await faultPoint(`K${passes % 7}`);
      passes++;
    }
    return passes;
  };
  const first = await passesUntilKill();
  expect(first).toBeLessThan(1000);
  expect(await passesUntilKill()).toBe(first);
});

test("another guest's action is forced between two steps, once", async () => {
  armFaults({ appEnv: "test", fault: "" });
  const order: string[] = [];
  interleave("between", async () => {
    await Promise.resolve();
    order.push("other guest");
  });
  for (const guest of ["first", "second"]) {
    await faultPoint("between");
    order.push(guest);
  }
  expect(order).toEqual(["other guest", "first", "second"]);
});
