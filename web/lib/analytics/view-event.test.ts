import { expect, test, vi } from "vitest";

test("an element that is shown is one event, before hydration and after it", async () => {
  vi.stubGlobal("window", globalThis);
  const { consumeEvents } = await import("./track.ts");
  const { trackView, viewEvent } = await import("./view-event.ts");
  const recorded: object[] = [];
  consumeEvents(({ name, data }) => recorded.push({ name, data }));
  const attribute = viewEvent("order_confirmed", { orderNumber: "M123456789" });
  const element = { dataset: { viewEvent: attribute["data-view-event"] } } as unknown as HTMLElement;
  trackView(element);
  trackView(element);
  trackView(null);
  expect(recorded).toEqual([{ name: "order_confirmed", data: { orderNumber: "M123456789" } }]);
  vi.unstubAllGlobals();
});
