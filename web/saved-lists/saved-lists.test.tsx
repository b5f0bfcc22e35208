import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { applyChanges, type ListChange } from "#domain/list/apply-changes.ts";
import { mergeLists } from "#domain/list/merge-lists.ts";
import { emptyList, type SavedList, type UnsharedList } from "#domain/list/saved-list.ts";
import { eventually } from "#web/lib/eventually-for-test.ts";
import { readLists, readPending, savedIds } from "./list-store.ts";
import { changeLists, removeProperty, saveProperty } from "./saved-lists.ts";
import { syncLists } from "./sync-lists.ts";

const OWNER = "0b2f5a3e-6c1d-4f7e-9a8b-1c2d3e4f5a6b";
type Body = { owner: string | null; lists: UnsharedList[]; changes: ListChange[] };
let requests: Body[] = [];
let account: SavedList[] = [];
let duringCall: (() => void) | null = null;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  [requests, account, duringCall] = [[], [emptyList("account-default", null)], null];
  vi.stubGlobal("fetch", async (_url: string, { body }: RequestInit) => {
    const sent: Body = JSON.parse(String(body));
    requests.push(sent);
    duringCall?.();
    duringCall = null;
    const naming = { newId: () => crypto.randomUUID(), defaultName: "Saved" };
    const { lists, ids } = sent.owner ? applyChanges(account, sent.changes) : mergeLists(account, sent.lists, naming);
    account = lists;
    return Response.json({ owner: OWNER, lists, ids: Object.fromEntries(ids) });
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
const shown = (lists: readonly SavedList[]) =>
  lists.map(({ name, properties }) => [name, properties.map(({ id }) => id)]);
const here = () => shown(readLists(localStorage));

test("a guest saves homes with one press, the newest first, and removes one with Undo", () => {
  for (const id of [3, 7, 9]) saveProperty(localStorage, id);
  expect(here()).toEqual([[null, [9, 7, 3]]]);
  const undo = removeProperty(localStorage, 7);
  expect([here(), savedIds(localStorage).has(7)]).toEqual([[[null, [9, 3]]], false]);
  undo();
  expect(here()).toEqual([[null, [7, 9, 3]]]);
});

test("Undo restores the note in every list", () => {
  saveProperty(localStorage, 3);
  changeLists(localStorage, [
    { kind: "create", list: "b", name: "Taif" },
    { kind: "save", list: "b", property: 3 },
    { kind: "note", list: "b", property: 3, note: "near the park" },
  ]);
  const undo = removeProperty(localStorage, 3);
  expect(here()).toEqual([
    [null, []],
    ["Taif", []],
  ]);
  undo();
  expect(readLists(localStorage)[1]?.properties).toEqual([{ id: 3, note: "near the park" }]);
});

test("what an earlier release saved is the default list, and its unsent changes are sent", async () => {
  localStorage.setItem("FAVOURITES", "[9,3]");
  localStorage.setItem("SAVED_CHANGES", '{"add":[9],"remove":[4]}');
  localStorage.setItem("SAVED_OWNER", JSON.stringify(OWNER));
  account = [{ ...emptyList("account-default", null), properties: [4, 3].map((id) => ({ id, note: "" })) }];
  expect(here()).toEqual([[null, [9, 3]]]);
  expect(localStorage.getItem("FAVOURITES")).toBeNull();
  signIn();
  await syncLists();
  expect([shown(account), here()]).toEqual([[[null, [9, 3]]], [[null, [9, 3]]]]);
});

test.each(["", "{", "null", '{"a":1}', '["x", 4, {"id":"z"}, {"id":"z","properties":[{"id":"y"},{"id":2}]}]'])(
  "lists stored as %s contain no invalid home",
  (text) => {
    localStorage.setItem("LISTS", text);
    const ids = readLists(localStorage).flatMap(({ properties }) => properties.map(({ id }) => id));
    expect(ids.every(Number.isSafeInteger)).toBe(true);
  },
);

test("a full list takes no further home", () => {
  for (let id = 1; id <= 200; id += 1) saveProperty(localStorage, id);
  expect([saveProperty(localStorage, 900), savedIds(localStorage).size]).toEqual([false, 200]);
});

test("without an account nothing is sent", async () => {
  saveProperty(localStorage, 3);
  await syncLists();
  expect([requests, readPending(localStorage)]).toEqual([[], []]);
});

test("lists made without an account are added to it at login, and the account's own appear", async () => {
  account = [
    { ...emptyList("account-default", null), properties: [{ id: 50, note: "" }] },
    { ...emptyList("taif", "Taif"), properties: [{ id: 8, note: "mine" }] },
  ];
  for (const id of [3, 7]) saveProperty(localStorage, id);
  changeLists(localStorage, [
    { kind: "create", list: "b", name: "taif" },
    { kind: "save", list: "b", property: 9 },
  ]);
  signIn();
  await syncLists();
  expect(here()).toEqual([
    [null, [7, 3, 50]],
    ["Taif", [9, 8]],
  ]);
  expect(readPending(localStorage)).toEqual([]);
});

test("long lists with long notes join in several calls, in their order", async () => {
  for (let id = 200; id >= 1; id -= 1) saveProperty(localStorage, id);
  const list = readLists(localStorage)[0]?.id as string;
  changeLists(
    localStorage,
    Array.from({ length: 200 }, (_, index) => ({ kind: "note", list, property: index + 1, note: "ن".repeat(400) })),
  );
  signIn();
  await syncLists();
  expect(requests.length).toBeGreaterThan(3);
  expect(requests.every((body) => new TextEncoder().encode(JSON.stringify(body)).length < 64 * 1024)).toBe(true);
  expect(here()).toEqual([[null, Array.from({ length: 200 }, (_, index) => index + 1)]]);
});

test("later only changes are sent, and one made during the call is not lost", async () => {
  signIn();
  await syncLists();
  duringCall = () => void saveProperty(localStorage, 8);
  saveProperty(localStorage, 5);
  await eventually(() => expect(shown(account)).toEqual([[null, [8, 5]]]));
  await eventually(() => expect([here(), readPending(localStorage)]).toEqual([[[null, [8, 5]]], []]));
  expect(requests.every(({ owner }, index) => owner === (index === 0 ? null : OWNER))).toBe(true);
});

test("a home saved to a new list while the account knows that list by another id arrives there", async () => {
  signIn();
  await syncLists();
  account = [...account, emptyList("elsewhere", "Taif")];
  duringCall = () => void changeLists(localStorage, [{ kind: "save", list: "b", property: 6 }]);
  changeLists(localStorage, [{ kind: "create", list: "b", name: "Taif" }]);
  await eventually(() =>
    expect(shown(account)).toEqual([
      [null, []],
      ["Taif", [6]],
    ]),
  );
});

test("a change that could not be sent waits for the next call", async () => {
  signIn();
  await syncLists();
  const reached = globalThis.fetch;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  saveProperty(localStorage, 5);
  await syncLists();
  expect(readPending(localStorage)).toHaveLength(1);
  vi.stubGlobal("fetch", reached);
  await eventually(async () => {
    await syncLists();
    expect([shown(account), readPending(localStorage)]).toEqual([[[null, [5]]], []]);
  });
});

test("what was changed for another account is not sent to this one", async () => {
  localStorage.setItem("SAVED_OWNER", JSON.stringify("11111111-6c1d-4f7e-9a8b-1c2d3e4f5a6b"));
  saveProperty(localStorage, 5);
  vi.stubGlobal("fetch", async () => Response.json({ owner: OWNER, lists: account, ids: {} }));
  signIn();
  await syncLists();
  expect([here(), readPending(localStorage)]).toEqual([[[null, []]], []]);
});
