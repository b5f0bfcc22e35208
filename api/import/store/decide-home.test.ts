import { expect, test } from "vitest";
import { decideHome } from "./decide-home.ts";

const listed = { state: "listed", isSame: false, reasons: [], isMissed: false } as const;

test("a whole home is listed at once, any other waits for an operator", () => {
  expect(decideHome(null, [])).toMatchObject({ result: "listed", moves: ["begin", "submit", "approve"] });
  expect(decideHome(null, ["photographs"])).toMatchObject({ result: "submitted", moves: ["begin", "submit"] });
  expect(decideHome({ ...listed, state: "submitted" }, [])).toMatchObject({ result: "listed", moves: ["approve"] });
});

test("a new version with something against it leaves the old one to guests", () => {
  expect(decideHome(listed, ["photographs"])).toMatchObject({ result: "held-back", isStored: false });
  expect(decideHome({ ...listed, reasons: ["photographs"] }, ["photographs"])).toMatchObject({ result: "changed" });
});

test("only a home that an import missed comes back with its row", () => {
  expect(decideHome({ ...listed, state: "paused", isMissed: true }, [])).toMatchObject({ moves: ["resume"] });
  expect(decideHome({ ...listed, state: "paused" }, [])).toMatchObject({ result: "changed", moves: [] });
  expect(decideHome({ ...listed, state: "suspended", isSame: true }, [])).toMatchObject({ result: "unchanged" });
  expect(decideHome({ ...listed, state: "closed" }, [])).toMatchObject({ result: "closed", isStored: false });
});
