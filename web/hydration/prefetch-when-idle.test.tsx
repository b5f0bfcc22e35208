import { afterEach, expect, test, vi } from "vitest";
import { prefetchWhenIdle } from "./prefetch-when-idle.ts";

afterEach(() => void Reflect.deleteProperty(navigator, "connection"));

test("modules load one after another when the browser is idle; a failed one does not stop the next", async () => {
  const order: string[] = [];
  prefetchWhenIdle(async () => {
    order.push("rules");
    throw new Error("offline");
  });
  prefetchWhenIdle(async () => void order.push("calendar"));
  const cancel = prefetchWhenIdle(async () => void order.push("cancelled"));
  cancel();
  expect(order).toEqual([]);
  await vi.waitFor(() => expect(order).toEqual(["rules", "calendar"]), { timeout: 3000 });
});

test("nothing loads ahead for a guest who saves data", async () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  const load = vi.fn(async () => {});
  prefetchWhenIdle(load);
  await new Promise((done) => setTimeout(done, 700));
  expect(load).not.toHaveBeenCalled();
});
