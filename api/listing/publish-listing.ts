import { type SQL, sql } from "drizzle-orm";
import { photosNotReady } from "#api/photo/photo-rows.ts";
import { writePictures } from "#api/photo/write-pictures.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { writePricesOf } from "#api/rate/write-prices.ts";
import { listingLimits } from "#domain/listing/listing-limits.ts";
import type { ListingState } from "#domain/listing/moves.ts";
import { placesOf } from "./home-places.ts";
import { type HomeBody, halalas, infoRowsOf, listingColumns, propertyRowOf, spaceRowsOf } from "./property-row.ts";
import { writeParts } from "./write-parts.ts";

/** A listing whose document becomes rows. */
export type PublishedListing = {
  id: string;
  /** `null` for a home that was never published. */
  propertyId: number | null;
  hostId: number | null;
  state: ListingState;
  body: HomeBody;
};

const DEFAULT_RANK = 500;
const DRAWN = { photos: [], panoramas: [] };

/** Writes the home of a listing and returns the id of the property. */
export async function publishListing(tx: Tx, listing: PublishedListing): Promise<number> {
  const [id] = await publishListings(tx, [listing]);
  return id as number;
}

/**
 * The one writer of `property` and its parts: few statements for many listings, which name what differs alone, so that
 * search reads again only what changed. The properties must be locked, then the listings. Returns the ids of the properties.
 */
export async function publishListings(tx: Tx, listings: readonly PublishedListing[]): Promise<number[]> {
  if (listings.length === 0) return [];
  const ids = await propertyIds(tx, listings);
  const places = await placesOf(
    tx,
    listings.map(({ body }) => body),
  );
  const rows = listings.map(({ body, hostId, state }, index) => ({
    id: ids[index],
    status: state === "listed" ? "listed" : "inactive",
    weekday_price: body.prices && halalas(body.prices.weekdayPrice),
    weekend_price: body.prices && halalas(body.prices.weekendPrice),
    ...propertyRowOf(body, hostId, places(body)),
  }));
  const isNew = (_: unknown, index: number) => listings[index]?.propertyId === null;
  await insertProperties(tx, rows.filter(isNew));
  await updateProperties(
    tx,
    rows.filter((row, index) => !isNew(row, index)),
  );
  await writeParts(
    tx,
    ids,
    listings.flatMap(({ body }, index) => spaceRowsOf(ids[index] as number, body)),
    listings.flatMap(({ body }, index) => infoRowsOf(ids[index] as number, body)),
  );
  await writePictures(tx, await shownPictures(tx, ids, listings));
  const priced = listings.flatMap(({ body: { prices } }, index) =>
    prices ? [{ propertyId: ids[index] as number, prices }] : [],
  );
  if (priced.length > 0) await writePricesOf(tx, priced);
  await faultPoint("K54");
  return ids;
}

/**
 * Photographs that wait for an operator are left out; the home is published again when they are released. With too few of
 * them a home is drawn, where its listing is approved all the same.
 */
async function shownPictures(tx: Tx, ids: readonly number[], listings: readonly PublishedListing[]) {
  const notReady = await photosNotReady(
    tx,
    listings.flatMap(({ body }) => body.photos.map(({ photoId }) => photoId)),
  );
  return listings.map(({ body: { photos, panoramas } }, index) => {
    const ready = photos.filter(({ photoId }) => !notReady.has(photoId));
    const isDrawn = ready.length < listingLimits.photos;
    return { propertyId: ids[index] as number, ...(isDrawn ? DRAWN : { photos: ready, panoramas }) };
  });
}

type Row = Record<string, unknown> & { city_id?: unknown };

/** A new home gets its id first: its listing names it before it is there, so that no second listing is made for it. */
async function propertyIds(tx: Tx, listings: readonly PublishedListing[]): Promise<number[]> {
  const fresh = listings.filter(({ propertyId }) => propertyId === null).map(({ id }) => id);
  if (fresh.length === 0) return listings.map(({ propertyId }) => propertyId as number);
  const { rows } = await tx.execute<{ id: string; propertyId: number }>(sql`
    WITH given AS MATERIALIZED (
      SELECT id, nextval(pg_get_serial_sequence('property', 'id'))::integer AS property_id
      FROM unnest(${sql.param(fresh)}::uuid[]) WITH ORDINALITY AS one (id, position) ORDER BY position)
    UPDATE listing SET property_id = given.property_id FROM given WHERE listing.id = given.id
    RETURNING listing.id, listing.property_id AS "propertyId"`);
  const made = new Map(rows.map(({ id, propertyId }) => [id, propertyId]));
  return listings.map(({ id, propertyId }) => propertyId ?? (made.get(id) as number));
}

const names = (prefix = ""): SQL => sql.raw(listingColumns.map((column) => `${prefix}${column}`).join(", "));

/** A new home has the middle rank of its city, and moves only by an operator. */
async function insertProperties(tx: Tx, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    WITH given AS MATERIALIZED (
      SELECT * FROM jsonb_populate_recordset(NULL::property, ${JSON.stringify(rows)}::jsonb)),
    middle AS MATERIALIZED (
      SELECT city_id, percentile_disc(0.5) WITHIN GROUP (ORDER BY rank) AS rank
      FROM property WHERE status = 'listed' AND city_id IN (SELECT city_id FROM given) GROUP BY city_id)
    INSERT INTO property (id, status, rank, weekday_price, weekend_price, ${names()})
    SELECT given.id, given.status, coalesce(middle.rank, ${DEFAULT_RANK}), given.weekday_price, given.weekend_price,
      ${names("given.")}
    FROM given LEFT JOIN middle USING (city_id) ORDER BY given.id`);
}

async function updateProperties(tx: Tx, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    UPDATE property AS home SET (${names()}) = ROW (${names("given.")})
    FROM jsonb_populate_recordset(NULL::property, ${JSON.stringify(rows)}::jsonb) AS given
    WHERE home.id = given.id AND (${names("home.")}) IS DISTINCT FROM (${names("given.")})`);
}
