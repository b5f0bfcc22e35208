import type { Day } from "#domain/stay/day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { OFFLINE_KEY } from "./offline-key.ts";

const MAX_HOMES = 100;
const MAX_RESULTS = 20;
const MAX_ORDERS = 10;

/** What the page without a connection shows of a home. */
export type StoredHome = {
  id: number;
  nameEn: string;
  nameAr: string;
  /** The file that a page has shown, which the browser may still have; `null` when none was loaded. */
  picture: string | null;
  /** Riyals for the stay of the page that showed it. */
  total: number | null;
};

/** Nothing of the guests, the payment, the address or the host. */
export type StoredOrder = Stay & { orderNumber: string; nameEn: string; nameAr: string; city: string };

export type StoredResults = { href: string; city: string; stay: Stay; ids: number[] };

export type OfflineStore = { results: StoredResults | null; homes: StoredHome[]; orders: StoredOrder[] };
type OwnedStore = OfflineStore & { owner: string | null };

/** Whose things these are, and the day on which they are read. */
export type StoreContext = { owner: string | null; today: Day };

const nothing: OfflineStore = { results: null, homes: [], orders: [] };

/**
 * What is kept for this guest. What was kept without an account stays at a login, as lists do; what was kept for an account
 * that is not logged in any more is deleted. Stays that are over are not kept.
 */
export function readOffline(storage: Storage, { owner, today }: StoreContext): OfflineStore {
  const stored = readStored<Partial<OwnedStore> | null>(storage, OFFLINE_KEY);
  if (!stored) return nothing;
  if (stored.owner !== null && stored.owner !== owner) {
    clearOffline(storage);
    return nothing;
  }
  return {
    results: isResults(stored.results) ? stored.results : null,
    homes: listOf(stored.homes, isHome),
    orders: listOf(stored.orders, isOrder).filter(({ checkOut }) => checkOut >= today),
  };
}

/** The list that was on the screen last, with its homes. */
export function storeResults(
  storage: Storage,
  context: StoreContext,
  { homes, ...shown }: Omit<StoredResults, "ids"> & { homes: readonly StoredHome[] },
): void {
  const store = readOffline(storage, context);
  const first = homes.slice(0, MAX_RESULTS);
  const results = { ...shown, ids: first.map(({ id }) => id) };
  write(storage, context, { ...store, results, homes: joined(first, store.homes) });
}

/** Facts of homes that a page has shown, for the list of saved ones. */
export function storeHomes(storage: Storage, context: StoreContext, homes: readonly StoredHome[]): void {
  const store = readOffline(storage, context);
  write(storage, context, { ...store, homes: joined(homes, store.homes) });
}

/** Bookings that a page has shown; those that are no longer confirmed are removed. */
export function storeOrders(
  storage: Storage,
  context: StoreContext,
  shown: readonly (StoredOrder & { isConfirmed: boolean })[],
): void {
  const store = readOffline(storage, context);
  const others = store.orders.filter((order) => shown.every(({ orderNumber }) => orderNumber !== order.orderNumber));
  const confirmed = shown.flatMap(({ isConfirmed, ...order }) => (isConfirmed ? [order] : []));
  const orders = [...confirmed, ...others].filter(({ checkOut }) => checkOut >= context.today);
  const inOrder = orders.toSorted((one, other) => (one.checkIn < other.checkIn ? -1 : 1));
  write(storage, context, { ...store, orders: inOrder.slice(0, MAX_ORDERS) });
}

export function clearOffline(storage: Storage): void {
  storage.removeItem(OFFLINE_KEY);
}

function write(storage: Storage, { owner }: StoreContext, store: OfflineStore): void {
  writeStored(storage, OFFLINE_KEY, { ...store, owner } satisfies OwnedStore);
}

/** Newer facts of a home replace older ones; a picture that is known stays. */
function joined(newer: readonly StoredHome[], older: readonly StoredHome[]): StoredHome[] {
  const known = new Map(older.map((home) => [home.id, home]));
  const fresh = newer.map((home) => ({ ...home, picture: home.picture ?? known.get(home.id)?.picture ?? null }));
  const ids = new Set(fresh.map(({ id }) => id));
  return [...fresh, ...older.filter(({ id }) => !ids.has(id))].slice(0, MAX_HOMES);
}

function listOf<T>(value: unknown, isValid: (each: unknown) => each is T): T[] {
  return Array.isArray(value) ? value.filter(isValid) : [];
}

function isHome(value: unknown): value is StoredHome {
  const { id, nameEn, nameAr, picture, total } = (value ?? {}) as Partial<StoredHome>;
  const isPicture = picture === null || (typeof picture === "string" && picture.startsWith("/img/"));
  return Number.isSafeInteger(id) && areTexts([nameEn, nameAr]) && isPicture && (total === null || total !== undefined);
}

function isOrder(value: unknown): value is StoredOrder {
  const { orderNumber, nameEn, nameAr, city, checkIn, checkOut } = (value ?? {}) as Partial<StoredOrder>;
  return areTexts([orderNumber, nameEn, nameAr, city, checkIn, checkOut]);
}

function isResults(value: unknown): value is StoredResults {
  const { href, city, stay, ids } = (value ?? {}) as Partial<StoredResults>;
  return areTexts([href, city, stay?.checkIn, stay?.checkOut]) && Array.isArray(ids) && ids.every(Number.isSafeInteger);
}

function areTexts(values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === "string");
}
