import { randomUUID } from "node:crypto";
import type { LicenceAnswer } from "#api/listing/licence-register.ts";
import { licencesWith, type NewLicence, storeLicences } from "#api/listing/licence-rows.ts";
import { type MadeMove, type Mover, recordMoves } from "#api/listing/move-listing.ts";
import type { HomeBody } from "#api/listing/property-row.ts";
import { type PublishedListing, publishListings, reservePropertyIds } from "#api/listing/publish-listing.ts";
import { reasonsOf } from "#api/listing/reasons-of.ts";
import { photosNotReady } from "#api/photo/photo-rows.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { canonicalHash } from "#api/platform/idempotency/canonical-hash.ts";
import { type ListingState, stateAfter } from "#domain/listing/moves.ts";
import { type ReasonCode, reasonOf } from "#domain/listing/reasons.ts";
import { decideHome, type HomeDecision, type HomeResult } from "./decide-home.ts";
import { type KnownListing, lockKnown } from "./known-listings.ts";
import { type SavedListing, saveListings, setSourceHashes, setStates } from "./save-listings.ts";

export type Feed = { name: string; url: string };

/** A home that was read and judged, with its photographs taken in. */
export type ReadyHome = {
  externalId: string;
  row: number;
  body: HomeBody;
  feeds: readonly Feed[];
  hostId: number | null;
  countryCode: string;
  /** What the register answered; `null` without a register or a number. */
  licence: LicenceAnswer | null;
  hash: Buffer;
  /** What an operator should look at, for the report. */
  notes: readonly string[];
};

export type StoredHome = {
  externalId: string;
  row: number;
  result: HomeResult;
  propertyId: number | null;
  reasons: ReasonCode[];
};

/** What became of each home, and whether any row was written. */
export type StoredHomes = { homes: StoredHome[]; hasWritten: boolean };

export type StoreContext = {
  catalogue: string;
  mover: Mover;
  /** Returns whether a feed has changed. */
  setFeeds: (tx: Tx, propertyId: number, feeds: readonly Feed[]) => Promise<boolean>;
};

type Judged = {
  home: ReadyHome;
  known: KnownListing | null;
  id: string;
  /** Of a new home that is shown. */
  reservedId: number | null;
  reasons: ReasonCode[];
  decision: HomeDecision;
};

/** Stores some homes and publishes those that may be shown, all in this transaction. */
export async function storeHomes(tx: Tx, homes: readonly ReadyHome[], context: StoreContext): Promise<StoredHomes> {
  const known = await lockKnown(
    tx,
    homes.map(({ externalId }) => externalId),
  );
  const judged = await reserveIds(tx, await judge(tx, homes, known));
  const stored = judged.filter(({ decision }) => decision.isStored);
  await saveListings(
    tx,
    stored.map((one) => savedListing(one, context)),
  );
  await storeLicences(tx, stored.flatMap(licenceOf));
  await recordMoves(
    tx,
    stored.flatMap((one) => movesOf(one, context.mover)),
  );
  const shown = stored.filter((one) => isPublished(stateOf(one)));
  const ids = await publishListings(tx, shown.map(publishedListing));
  await setStates(
    tx,
    stored.filter((one) => one.known !== null).map((one) => ({ id: one.id, state: stateOf(one) })),
  );
  const propertyOf = new Map(shown.map(({ id }, index) => [id, ids[index] as number]));
  const isFinished = await finish(tx, judged, propertyOf, context);
  const result = judged.map(({ home, known: before, id, reasons, decision }) => ({
    ...{ externalId: home.externalId, row: home.row, result: decision.result, reasons },
    propertyId: propertyOf.get(id) ?? before?.propertyId ?? null,
  }));
  return { homes: result, hasWritten: stored.length > 0 || isFinished };
}

async function judge(tx: Tx, homes: readonly ReadyHome[], known: ReadonlyMap<string, KnownListing>): Promise<Judged[]> {
  const numbers = homes.flatMap(({ body: { licenseNumber }, countryCode }) =>
    licenseNumber === null ? [] : [{ countryCode, number: licenseNumber }],
  );
  const owners = new Map(
    (await licencesWith(tx, numbers)).map(({ countryCode, number, listingId }) => [
      `${countryCode} ${number}`,
      listingId,
    ]),
  );
  const notReady = await photosNotReady(
    tx,
    homes.flatMap(({ body }) => body.photos.map(({ photoId }) => photoId)),
  );
  return homes.map((home) => {
    const before = known.get(home.externalId) ?? null;
    const id = before?.id ?? randomUUID();
    const key = `${home.countryCode} ${home.body.licenseNumber}`;
    const owner = owners.get(key) ?? id;
    // Of two homes with one number the first of the file has it.
    if (home.body.licenseNumber !== null) owners.set(key, owner);
    const reasons = reasonsOf({
      ...{ body: home.body, notReady, hasHost: home.hostId !== null, countryCode: home.countryCode },
      ...{ isLicenceTaken: owner !== id, licence: home.licence?.state ?? null },
    });
    const isSame = before !== null && isSameHome(before, home);
    const decided = before && { ...before, reasons: before.reasons.map(({ code }) => code), isSame };
    return { home, known: before, id, reservedId: null, reasons, decision: decideHome(decided, reasons) };
  });
}

async function reserveIds(tx: Tx, judged: readonly Judged[]): Promise<Judged[]> {
  const isShownFirst = (one: Judged) => one.known === null && one.decision.isStored && isPublished(stateOf(one));
  const ids = await reservePropertyIds(tx, judged.filter(isShownFirst).length);
  return judged.map((one) => (isShownFirst(one) ? { ...one, reservedId: ids.shift() as number } : one));
}

function isSameHome(before: KnownListing, { body, hostId }: ReadyHome): boolean {
  return before.hostId === hostId && canonicalHash(before.body).equals(canonicalHash(body));
}

function stateOf({ known, decision }: Judged): ListingState {
  const start: ListingState | null = known?.state ?? null;
  return decision.moves.reduce<ListingState | null>(
    (state, move) => stateAfter(state, move, "operator"),
    start,
  ) as ListingState;
}

const isPublished = (state: ListingState) => state === "listed" || state === "paused" || state === "suspended";

function savedListing(one: Judged, { catalogue, mover }: StoreContext): SavedListing {
  const { home, id, reservedId, known, reasons, decision } = one;
  const isDecided = decision.moves.includes("approve");
  return {
    ...{ id, isNew: known === null, reservedId, hostId: home.hostId, state: stateOf(one), body: home.body, catalogue },
    ...{ externalId: home.externalId, reasons: reasons.map(reasonOf), decidedBy: isDecided ? mover.by : null },
    sourceHash: mayBeSkipped(one) ? home.hash : null,
  };
}

/** A home that waits is looked at in every import: its host may have come, or the register may answer. */
function mayBeSkipped({ reasons, decision: { result } }: Judged): boolean {
  return reasons.length === 0 && result !== "closed" && result !== "held-back";
}

function licenceOf({ home, id, reasons }: Judged): NewLicence[] {
  const { licenseNumber: number } = home.body;
  if (number === null || reasons.includes("licence-taken")) return [];
  return [{ listingId: id, countryCode: home.countryCode, number, answer: home.licence }];
}

function movesOf({ id, known, decision }: Judged, mover: Mover): MadeMove[] {
  let from: ListingState | null = known?.state ?? null;
  return decision.moves.map((move) => {
    const made = { listingId: id, from, move, mover };
    from = stateAfter(from, move, mover.as);
    return made;
  });
}

function publishedListing(one: Judged): PublishedListing {
  const { id, known, home, reservedId } = one;
  const propertyId = known?.propertyId ?? null;
  return {
    id,
    propertyId,
    ...(reservedId && { reservedId }),
    hostId: home.hostId,
    state: stateOf(one),
    body: home.body,
  };
}

/** Feeds belong to homes that have rows; what did not change is not read again. */
async function finish(
  tx: Tx,
  judged: readonly Judged[],
  propertyOf: ReadonlyMap<string, number>,
  { setFeeds }: StoreContext,
): Promise<boolean> {
  let hasWritten = false;
  for (const { home, known, id, decision } of judged) {
    const propertyId = propertyOf.get(id) ?? known?.propertyId ?? null;
    const isLeft = decision.result === "held-back" || decision.result === "closed";
    if (propertyId === null || isLeft || (known === null && home.feeds.length === 0)) continue;
    hasWritten = (await setFeeds(tx, propertyId, home.feeds)) || hasWritten;
  }
  const hashed = await setSourceHashes(
    tx,
    judged
      .filter((one) => !one.decision.isStored && mayBeSkipped(one))
      .map(({ id, home }) => ({ id, hash: home.hash })),
  );
  return hasWritten || hashed > 0;
}
