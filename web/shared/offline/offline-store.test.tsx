import { beforeEach, expect, test } from "vitest";
import { OFFLINE_KEY } from "./offline-key.ts";
import {
  clearOffline,
  readOffline,
  type StoredHome,
  type StoredOrder,
  storeHomes,
  storeOrders,
  storeResults,
} from "./offline-store.ts";

const today = "2027-03-01";
const guest = { owner: null, today };
const noura = { owner: "3f2a", today };
const omar = { owner: "9c81", today };

const home = (id: number, more: Partial<StoredHome> = {}): StoredHome => ({
  ...{ id, nameEn: `Home ${id}`, nameAr: `بيت ${id}`, picture: null, total: 400 },
  ...more,
});
const order = (orderNumber: string, checkIn: string, checkOut: string) => ({
  ...{ orderNumber, nameEn: "Palm house", nameAr: "بيت النخيل", city: "Taif", checkIn, checkOut },
  isConfirmed: true,
});
const results = (...ids: number[]) => ({
  href: "/en/chalets/search?cityId=5",
  city: "Riyadh",
  stay: { checkIn: "2027-03-10", checkOut: "2027-03-12" },
  homes: ids.map((id) => home(id)),
});
const numbers = (orders: readonly StoredOrder[]) => orders.map(({ orderNumber }) => orderNumber);

beforeEach(() => localStorage.clear());

test("the last results replace those before, and their homes stay known for the list of saved ones", () => {
  storeResults(localStorage, guest, results(1, 2));
  storeResults(localStorage, guest, results(3));
  const store = readOffline(localStorage, guest);
  expect([store.results?.ids, store.homes.map(({ id }) => id)]).toEqual([[3], [3, 1, 2]]);
});

test("a home is kept once, with its newest price and the picture that was seen", () => {
  storeHomes(localStorage, guest, [home(1, { picture: "/img/1/1/a-320.avif" })]);
  storeHomes(localStorage, guest, [home(1, { total: 500 })]);
  expect(readOffline(localStorage, guest).homes).toEqual([home(1, { total: 500, picture: "/img/1/1/a-320.avif" })]);
});

test("at most a hundred homes and ten bookings are kept", () => {
  storeHomes(
    localStorage,
    guest,
    Array.from({ length: 120 }, (_, id) => home(id + 1)),
  );
  const many = Array.from({ length: 12 }, (_, n) => order(`N${n}`, "2027-04-01", "2027-04-02"));
  storeOrders(localStorage, guest, many);
  const store = readOffline(localStorage, guest);
  expect([store.homes.length, store.orders.length]).toEqual([100, 10]);
});

test("bookings are kept by their day until the stay is over, and not after they were cancelled", () => {
  storeOrders(localStorage, noura, [order("B", "2027-03-20", "2027-03-22"), order("A", "2027-03-05", "2027-03-07")]);
  expect(numbers(readOffline(localStorage, noura).orders)).toEqual(["A", "B"]);
  expect(numbers(readOffline(localStorage, { ...noura, today: "2027-03-08" }).orders)).toEqual(["B"]);
  storeOrders(localStorage, noura, [{ ...order("B", "2027-03-20", "2027-03-22"), isConfirmed: false }]);
  expect(numbers(readOffline(localStorage, noura).orders)).toEqual(["A"]);
});

test("nothing is kept of a booking but its number, its home, its city and its days", () => {
  storeOrders(localStorage, noura, [order("A", "2027-03-05", "2027-03-07")]);
  expect(Object.keys(readOffline(localStorage, noura).orders[0] ?? {}).toSorted()).toEqual([
    "checkIn",
    "checkOut",
    "city",
    "nameAr",
    "nameEn",
    "orderNumber",
  ]);
});

test("the next account at this browser, and a guest whose session has ended, find nothing of the one before", () => {
  for (const next of [omar, guest]) {
    storeOrders(localStorage, noura, [order("A", "2027-03-05", "2027-03-07")]);
    expect(readOffline(localStorage, next)).toEqual({ results: null, homes: [], orders: [] });
    expect(localStorage.getItem(OFFLINE_KEY)).toBe(null);
  }
});

test("what was kept without an account stays at a login and then belongs to the account", () => {
  storeResults(localStorage, guest, results(1));
  expect(readOffline(localStorage, noura).results?.ids).toEqual([1]);
  storeHomes(localStorage, noura, [home(2)]);
  expect(readOffline(localStorage, omar).results).toBe(null);
});

test("invalid stored data is ignored", () => {
  const stored = { owner: null, results: { href: 1 }, homes: [null, { id: "x" }, home(2)], orders: [{}] };
  localStorage.setItem(OFFLINE_KEY, JSON.stringify(stored));
  expect(readOffline(localStorage, guest)).toEqual({ results: null, homes: [home(2)], orders: [] });
  localStorage.setItem(OFFLINE_KEY, "{broken");
  expect(readOffline(localStorage, guest).homes).toEqual([]);
  clearOffline(localStorage);
  expect(localStorage.getItem(OFFLINE_KEY)).toBe(null);
});
