import type { Day } from "#domain/stay/day.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { KEPT_KEY } from "./kept-key.ts";

const MAX_HOMES = 100;
const MAX_RESULTS = 20;
const MAX_ORDERS = 10;

/** What the page without a connection shows of a home. */
export type KeptHome = {
  id: number;
  nameEn: string;
  nameAr: string;
  /** The file that a page has shown, which the browser may still have; `null` when none was loaded. */
  picture: string | null;
  /** Riyals for the stay of the page that showed it. */
  total: number | null;
};

/** Nothing of the guests, the payment, the address or the host. */
export type KeptOrder = Stay & { orderNumber: string; nameEn: string; nameAr: string; city: string };

export type KeptResults = { href: string; city: string; stay: Stay; ids: number[] };

export type Kept = { results: KeptResults | null; homes: KeptHome[]; orders: KeptOrder[] };
type Stored = Kept & { owner: string | null };

/** Whose things these are, and the day on which they are read. */
export type KeptContext = { owner: string | null; today: Day };

const nothing: Kept = { results: null, homes: [], orders: [] };

/**
 * What is kept for this guest. What was kept without an account stays at a login, as lists do; what was kept for an account
 * that is not logged in any more is deleted. Stays that are over are not kept.
 */
export function readKept(storage: Storage, { owner, today }: KeptContext): Kept {
  const stored = readStored<Partial<Stored> | null>(storage, KEPT_KEY);
  if (!stored) return nothing;
  if (stored.owner !== null && stored.owner !== owner) {
    clearKept(storage);
    return nothing;
  }
  return {
    results: isResults(stored.results) ? stored.results : null,
    homes: listOf(stored.homes, isHome),
    orders: listOf(stored.orders, isOrder).filter(({ checkOut }) => checkOut >= today),
  };
}

/** The list that was on the screen last, with its homes. */
export function keepResults(
  storage: Storage,
  context: KeptContext,
  { homes, ...shown }: Omit<KeptResults, "ids"> & { homes: readonly KeptHome[] },
): void {
  const kept = readKept(storage, context);
  const first = homes.slice(0, MAX_RESULTS);
  const results = { ...shown, ids: first.map(({ id }) => id) };
  write(storage, context, { ...kept, results, homes: joined(first, kept.homes) });
}

/** Facts of homes that a page has shown, for the list of saved ones. */
export function keepHomes(storage: Storage, context: KeptContext, homes: readonly KeptHome[]): void {
  const kept = readKept(storage, context);
  write(storage, context, { ...kept, homes: joined(homes, kept.homes) });
}

/** Bookings that a page has shown; those that are no longer confirmed are removed. */
export function keepOrders(
  storage: Storage,
  context: KeptContext,
  shown: readonly (KeptOrder & { isConfirmed: boolean })[],
): void {
  const kept = readKept(storage, context);
  const others = kept.orders.filter((order) => shown.every(({ orderNumber }) => orderNumber !== order.orderNumber));
  const confirmed = shown.flatMap(({ isConfirmed, ...order }) => (isConfirmed ? [order] : []));
  const orders = [...confirmed, ...others].filter(({ checkOut }) => checkOut >= context.today);
  const inOrder = orders.toSorted((one, other) => (one.checkIn < other.checkIn ? -1 : 1));
  write(storage, context, { ...kept, orders: inOrder.slice(0, MAX_ORDERS) });
}

export function clearKept(storage: Storage): void {
  storage.removeItem(KEPT_KEY);
}

function write(storage: Storage, { owner }: KeptContext, kept: Kept): void {
  writeStored(storage, KEPT_KEY, { ...kept, owner } satisfies Stored);
}

/** Newer facts of a home replace older ones; a picture that is known stays. */
function joined(newer: readonly KeptHome[], older: readonly KeptHome[]): KeptHome[] {
  const known = new Map(older.map((home) => [home.id, home]));
  const fresh = newer.map((home) => ({ ...home, picture: home.picture ?? known.get(home.id)?.picture ?? null }));
  const ids = new Set(fresh.map(({ id }) => id));
  return [...fresh, ...older.filter(({ id }) => !ids.has(id))].slice(0, MAX_HOMES);
}

function listOf<T>(value: unknown, isValid: (each: unknown) => each is T): T[] {
  return Array.isArray(value) ? value.filter(isValid) : [];
}

function isHome(value: unknown): value is KeptHome {
  const { id, nameEn, nameAr, picture, total } = (value ?? {}) as Partial<KeptHome>;
  const isPicture = picture === null || (typeof picture === "string" && picture.startsWith("/img/"));
  return Number.isSafeInteger(id) && areTexts([nameEn, nameAr]) && isPicture && (total === null || total !== undefined);
}

function isOrder(value: unknown): value is KeptOrder {
  const { orderNumber, nameEn, nameAr, city, checkIn, checkOut } = (value ?? {}) as Partial<KeptOrder>;
  return areTexts([orderNumber, nameEn, nameAr, city, checkIn, checkOut]);
}

function isResults(value: unknown): value is KeptResults {
  const { href, city, stay, ids } = (value ?? {}) as Partial<KeptResults>;
  return areTexts([href, city, stay?.checkIn, stay?.checkOut]) && Array.isArray(ids) && ids.every(Number.isSafeInteger);
}

function areTexts(values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === "string");
}
