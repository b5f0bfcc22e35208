import { act, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { render, the } from "#web/ui/render-for-test.tsx";
import { MapGuard } from "./map-guard.tsx";

let leave: () => Promise<void>;
afterEach(() => {
  vi.restoreAllMocks();
  return leave();
});

function Broken(): never {
  throw new Error("no map");
}

function Results() {
  const [isMended, setMended] = useState(false);
  return (
    <>
      <p id="list">24 chalets</p>
      <MapGuard onRetry={() => setMended(true)}>{isMended ? <p id="map">Map</p> : <Broken />}</MapGuard>
    </>
  );
}

test("a map that fails does not affect the list and can be loaded again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  ({ leave } = await render(<Results />));
  expect(the("#list").textContent).toBe("24 chalets");
  await act(async () => the("[role=alert] button").click());
  expect(the("#map").textContent).toBe("Map");
  expect(document.querySelector("[role=alert]")).toBeNull();
});
