import { comingStays } from "#api/listing/coming-stays.ts";
import { runAction } from "#api/operator/run-action.ts";
import type { ImportDeps } from "./import-deps.ts";
import { type MissedHome, missedHomes, pauseMissed } from "./missed-homes.ts";

/** Homes are locked together in so small portions that guests who book them hardly wait. */
const PORTION = 25;

/** Pauses the homes that left the files, and names the stays of guests that stand all the same. */
export async function pauseLeft(
  deps: ImportDeps,
  catalogue: string,
  isThere: (externalId: string) => boolean,
): Promise<void> {
  let portion: MissedHome[] = [];
  for await (const home of missedHomes(deps.db, catalogue, isThere)) {
    if (portion.push(home) < PORTION) continue;
    await pausePortion(deps, catalogue, portion);
    portion = [];
  }
  if (portion.length > 0) await pausePortion(deps, catalogue, portion);
}

async function pausePortion(
  { db, operator, onHome }: ImportDeps,
  catalogue: string,
  homes: MissedHome[],
): Promise<void> {
  const stays = await runAction(db, operator, "import-homes", async (tx) => {
    const paused = await pauseMissed(tx, homes, { as: "operator", by: operator.by });
    const left = homes.filter(({ id }) => paused.includes(id));
    const coming = await comingStays(
      tx,
      left.map(({ propertyId }) => propertyId),
    );
    const after = { paused: left.map(({ externalId }) => externalId) };
    return { subject: { kind: "catalogue", id: catalogue }, after, result: { left, coming } };
  });
  for (const { externalId, propertyId } of stays.left) {
    const own = stays.coming.filter((stay) => stay.propertyId === propertyId);
    const notes = own.map(({ from, to }) => `A stay from ${from} to ${to} is still to come.`);
    onHome({ externalId, row: null, result: "paused", propertyId, notes });
  }
}
