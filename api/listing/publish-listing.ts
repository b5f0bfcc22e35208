import { type SQL, sql } from "drizzle-orm";
import { photosNotReady } from "#api/photo/photo-rows.ts";
import { addPictures, pictureColumnsOf, writePictures } from "#api/photo/write-pictures.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { addPrices, rateColumns, rateColumnsOf, writePricesOf } from "#api/rate/write-prices.ts";
import { listingLimits } from "#domain/listing/listing-limits.ts";
import type { ListingState } from "#domain/listing/moves.ts";
import { type InArea, placesOf } from "./home-places.ts";
import {
  type HomeBody,
  type HomePlace,
  infoRowsOf,
  listingColumns,
  propertyRowOf,
  spaceRowsOf,
} from "./property-row.ts";
import { addParts, writeParts } from "./write-parts.ts";

/** A listing whose document becomes rows. */
export type PublishedListing = {
  id: string;
  /** `null` for a home that was never published. */
  propertyId: number | null;
  /** The id that the listing of such a home names already; without it the listing gets one. */
  reservedId?: number;
  hostId: number | null;
  state: ListingState;
  body: HomeBody;
};

/** A listing with the id of its property. */
type Publishing = Omit<PublishedListing, "propertyId" | "reservedId"> & { propertyId: number; isNew: boolean };

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
  const homes = await withShownPictures(tx, await withPropertyIds(tx, listings));
  const places = await placesOf(
    tx,
    listings.map(({ body }) => body),
  );
  await addHomes(
    tx,
    homes.filter(({ isNew }) => isNew),
    places,
  );
  await changeHomes(
    tx,
    homes.filter(({ isNew }) => !isNew),
    places,
  );
  await faultPoint("K54");
  return homes.map(({ propertyId }) => propertyId);
}

type Places = (home: InArea) => HomePlace;

/** Every row of new homes is written once, as it stays. */
async function addHomes(tx: Tx, homes: readonly Publishing[], places: Places): Promise<void> {
  if (homes.length === 0) return;
  await insertProperties(
    tx,
    homes.map((home) => ({
      ...{ id: home.propertyId, status: home.state === "listed" ? "listed" : "inactive" },
      ...propertyRowOf(home.body, home.hostId, places(home.body)),
      ...(home.body.prices && rateColumnsOf(home.body.prices)),
      ...pictureColumnsOf(home.body),
    })),
  );
  await addParts(tx, homes.flatMap(spacesOf), homes.flatMap(infosOf));
  await Promise.all([addPictures(tx, homes.map(picturesOf)), addPrices(tx, homes.flatMap(pricesOf))]);
}

/** Rows that say already what their listings say stay untouched. */
async function changeHomes(tx: Tx, homes: readonly Publishing[], places: Places): Promise<void> {
  if (homes.length === 0) return;
  await updateProperties(
    tx,
    homes.map(({ propertyId: id, body, hostId }) => ({ id, ...propertyRowOf(body, hostId, places(body)) })),
  );
  const ids = homes.map(({ propertyId }) => propertyId);
  await writeParts(tx, ids, homes.flatMap(spacesOf), homes.flatMap(infosOf));
  await writePictures(tx, homes.map(picturesOf));
  await writePricesOf(tx, homes.flatMap(pricesOf));
}

/**
 * Photographs that wait for an operator are left out; the home is published again when they are released. With too few of
 * them a home is drawn, where its listing is approved all the same.
 */
async function withShownPictures(tx: Tx, homes: readonly Publishing[]): Promise<Publishing[]> {
  const notReady = await photosNotReady(
    tx,
    homes.flatMap(({ body }) => body.photos.map(({ photoId }) => photoId)),
  );
  return homes.map((home) => {
    const photos = home.body.photos.filter(({ photoId }) => !notReady.has(photoId));
    const shown = photos.length < listingLimits.photos ? DRAWN : { photos };
    return { ...home, body: { ...home.body, ...shown } };
  });
}

const spacesOf = ({ propertyId, body }: Publishing) => spaceRowsOf(propertyId, body);
const infosOf = ({ propertyId, body }: Publishing) => infoRowsOf(propertyId, body);
const picturesOf = ({ propertyId, body: { photos, panoramas } }: Publishing) => ({ propertyId, photos, panoramas });
const pricesOf = ({ propertyId, body: { prices } }: Publishing) => (prices ? [{ propertyId, prices }] : []);

/** Ids for so many new homes. Their listings name them before they are there, so that no second listing is made for them. */
export async function reservePropertyIds(tx: Tx, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT nextval(pg_get_serial_sequence('property', 'id'))::integer AS id FROM generate_series(1, ${count}::integer)`);
  return rows.map(({ id }) => id);
}

async function withPropertyIds(tx: Tx, listings: readonly PublishedListing[]): Promise<Publishing[]> {
  const unnamed = listings.filter(({ propertyId, reservedId }) => propertyId === null && reservedId === undefined);
  const ids = await reservePropertyIds(tx, unnamed.length);
  const named = new Map(unnamed.map(({ id }, index) => [id, ids[index] as number]));
  if (named.size > 0) await nameProperties(tx, named);
  return listings.map(({ propertyId, reservedId, ...listing }) => ({
    ...listing,
    propertyId: propertyId ?? reservedId ?? (named.get(listing.id) as number),
    isNew: propertyId === null,
  }));
}

async function nameProperties(tx: Tx, named: ReadonlyMap<string, number>): Promise<void> {
  await tx.execute(sql`
    UPDATE listing SET property_id = given.property_id
    FROM unnest(${sql.param([...named.keys()])}::uuid[], ${sql.param([...named.values()])}::integer[])
      AS given (id, property_id)
    WHERE listing.id = given.id`);
}

type Row = Record<string, unknown>;

/** Columns that a listing writes by statements of their own once its home is there. */
const addedColumns = [...rateColumns, "picture_source", "is_3d_view"] as const;

const names = (columns: readonly string[], prefix = ""): SQL =>
  sql.raw(columns.map((column) => `${prefix}${column}`).join(", "));

/** A new home has the middle rank of its city, and moves only by an operator. */
async function insertProperties(tx: Tx, rows: readonly Row[]): Promise<void> {
  const columns = [...listingColumns, ...addedColumns];
  await tx.execute(sql`
    WITH given AS MATERIALIZED (
      SELECT * FROM json_populate_recordset(NULL::property, ${JSON.stringify(rows)}::json)),
    middle AS MATERIALIZED (
      SELECT city_id, percentile_disc(0.5) WITHIN GROUP (ORDER BY rank) AS rank
      FROM property WHERE status = 'listed' AND city_id IN (SELECT city_id FROM given) GROUP BY city_id)
    INSERT INTO property (id, status, rank, ${names(columns)})
    SELECT given.id, given.status, coalesce(middle.rank, ${DEFAULT_RANK}), ${names(columns, "given.")}
    FROM given LEFT JOIN middle USING (city_id) ORDER BY given.id`);
}

async function updateProperties(tx: Tx, rows: readonly Row[]): Promise<void> {
  await tx.execute(sql`
    UPDATE property AS home SET (${names(listingColumns)}) = ROW (${names(listingColumns, "given.")})
    FROM jsonb_populate_recordset(NULL::property, ${JSON.stringify(rows)}::jsonb) AS given
    WHERE home.id = given.id
      AND (${names(listingColumns, "home.")}) IS DISTINCT FROM (${names(listingColumns, "given.")})`);
}
