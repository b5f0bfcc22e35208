import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toggleSaved } from "./saved-properties.ts";
import { readChanges, readSaved } from "./saved-store.ts";
import { syncSaved } from "./sync-saved.ts";

const OWNER = "0b2f5a3e-6c1d-4f7e-9a8b-1c2d3e4f5a6b";
let asked: { owner: string | null; add: number[]; remove: number[] }[] = [];
let account: number[] = [];
let duringCall: (() => void) | null = null;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  [asked, account, duringCall] = [[], [], null];
  vi.stubGlobal("fetch", async (_url: string, { body }: RequestInit) => {
    const changes = JSON.parse(String(body));
    asked.push(changes);
    duringCall?.();
    duringCall = null;
    account = [...changes.add, ...account.filter((id) => !changes.add.includes(id))];
    account = account.filter((id) => !changes.remove.includes(id));
    return Response.json({ owner: OWNER, propertyIds: account });
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

test("a guest saves properties, the newest first, and removes one again", () => {
  for (const id of [3, 7, 9]) toggleSaved(localStorage, id);
  expect(readSaved(localStorage)).toEqual([9, 7, 3]);
  toggleSaved(localStorage, 7);
  expect(readSaved(localStorage)).toEqual([9, 3]);
});

test.each(["", "{", "null", '{"a":1}', '["x", 4, 1.5]'])(
  "saved properties stored as %s contain no invalid id",
  (text) => {
    localStorage.setItem("FAVOURITES", text);
    expect(readSaved(localStorage).every(Number.isSafeInteger)).toBe(true);
  },
);

test("only the newest 200 are kept", () => {
  for (let id = 1; id <= 203; id += 1) toggleSaved(localStorage, id);
  expect(readSaved(localStorage)).toHaveLength(200);
  expect(readSaved(localStorage)[0]).toBe(203);
});

test("without an account nothing is sent", async () => {
  toggleSaved(localStorage, 3);
  await syncSaved();
  expect(asked).toEqual([]);
});

test("properties saved without an account are added to it at login, and the account's own appear", async () => {
  account = [50];
  for (const id of [3, 7]) toggleSaved(localStorage, id);
  signIn();
  await syncSaved();
  expect(asked).toEqual([{ owner: null, add: [7, 3], remove: [] }]);
  expect(readSaved(localStorage)).toEqual([7, 3, 50]);
  expect(readChanges(localStorage)).toEqual({ add: [], remove: [] });
});

test("later only changes are sent, and one made during the call is not lost", async () => {
  signIn();
  await syncSaved();
  duringCall = () => void toggleSaved(localStorage, 8);
  toggleSaved(localStorage, 5);
  await vi.waitFor(() => expect(account).toEqual([8, 5]));
  await vi.waitFor(() => expect(readSaved(localStorage)).toEqual([8, 5]));
  expect(asked.every(({ owner }, index) => owner === (index === 0 ? null : OWNER))).toBe(true);
});

test("a change that could not be sent waits for the next call", async () => {
  signIn();
  await syncSaved();
  const reached = globalThis.fetch;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  toggleSaved(localStorage, 5);
  await syncSaved();
  expect(readChanges(localStorage).add).toEqual([5]);
  vi.stubGlobal("fetch", reached);
  await syncSaved();
  expect([account, readChanges(localStorage).add]).toEqual([[5], []]);
});
