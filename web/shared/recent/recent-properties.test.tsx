import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearRecent, readRecent, storeRecent } from "./recent-properties.ts";
import { syncRecent } from "./sync-recent.ts";

const OWNER = "0b2f5a3e-6c1d-4f7e-9a8b-1c2d3e4f5a6b";
const property = (id: number) => ({
  id,
  nameEn: `Home ${id}`,
  nameAr: `بيت ${id}`,
  picture: `/img/2/${id}/a-960.avif`,
  cityId: 5,
});
type Sent = { owner: string | null; isCleared: boolean; viewed: number[] };
let requests: Sent[] = [];
let account: number[] = [];
let duringCall: (() => void) | null = null;
let isLost = false;

beforeEach(() => {
  localStorage.clear();
  [requests, account, duringCall, isLost] = [[], [], null, false];
  vi.stubGlobal("fetch", async (_url: string, { body }: RequestInit) => {
    if (isLost) throw new TypeError("offline");
    const changes: Sent = JSON.parse(String(body));
    requests.push(changes);
    account = [...new Set([...changes.viewed, ...(changes.isCleared ? [] : account)])];
    duringCall?.();
    duringCall = null;
    return Response.json({ owner: OWNER, properties: account.map(property) });
  });
});
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie of a signed-in guest
  document.cookie = "base64_user=; max-age=0";
  vi.unstubAllGlobals();
});
const signIn = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie of a signed-in guest
  document.cookie = "base64_user=x";
};
const view = (...ids: number[]) => {
  for (const id of ids) storeRecent(localStorage, property(id));
};
const shown = () => readRecent(localStorage).map(({ id }) => id);

test("the property viewed last comes first, and only once", () => {
  view(1, 2, 3, 1);
  expect(shown()).toEqual([1, 3, 2]);
});

test("twenty properties are stored, the oldest is dropped", () => {
  view(...Array.from({ length: 22 }, (_, index) => index + 1));
  expect([shown().length, shown()[0], shown().at(-1)]).toEqual([20, 22, 3]);
});

test("invalid stored data is ignored", () => {
  localStorage.setItem(
    "RECENT_HOMES",
    JSON.stringify([null, 5, { id: 1 }, { ...property(2), picture: "https://evil/x" }, property(3)]),
  );
  expect(readRecent(localStorage)).toEqual([property(3)]);
  localStorage.setItem("RECENT_HOMES", "{broken");
  localStorage.setItem("RECENT_CHANGES", '{"viewed":"x"}');
  expect(readRecent(localStorage)).toEqual([]);
  view(4);
  expect(shown()).toEqual([4]);
});

test("without an account nothing is sent", async () => {
  view(3);
  await syncRecent();
  expect(requests).toEqual([]);
});

test("at login the homes of this browser join those of the account; then only changes are sent", async () => {
  account = [8];
  view(3, 4);
  signIn();
  await syncRecent();
  expect([requests[0], shown()]).toEqual([{ owner: null, isCleared: false, viewed: [4, 3] }, [4, 3, 8]]);
  view(8);
  await syncRecent();
  expect([requests[1], shown()]).toEqual([{ owner: OWNER, isCleared: false, viewed: [8] }, [8, 4, 3]]);
});

test("a home viewed while a call runs is shown at once and sent with the next call", async () => {
  signIn();
  view(3);
  duringCall = () => view(5);
  await syncRecent();
  expect(shown()).toEqual([5, 3]);
  await syncRecent();
  expect(requests[1]).toEqual({ owner: OWNER, isCleared: false, viewed: [5] });
});

test("clearing also clears the account, and offline it is sent later", async () => {
  signIn();
  view(3);
  await syncRecent();
  isLost = true;
  clearRecent(localStorage);
  await syncRecent();
  expect([shown(), account]).toEqual([[], [3]]);
  isLost = false;
  await syncRecent();
  expect([shown(), account]).toEqual([[], []]);
});

test("what was viewed for another account is dropped", async () => {
  localStorage.setItem("RECENT_OWNER", JSON.stringify("11111111-6c1d-4f7e-9a8b-1c2d3e4f5a6b"));
  view(9);
  vi.stubGlobal("fetch", async () => Response.json({ owner: OWNER, properties: [property(2)] }));
  signIn();
  await syncRecent();
  expect(shown()).toEqual([2]);
  expect(JSON.parse(localStorage.getItem("RECENT_CHANGES") ?? "")).toEqual({ isCleared: false, viewed: [] });
});
