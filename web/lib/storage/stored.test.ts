import { expect, test, vi } from "vitest";
import { cachedList, readStored } from "./stored.ts";

const HOUR = 60 * 60 * 1000;
const isList = (value: unknown): value is string[] => Array.isArray(value);

function storageWith(text?: string): Storage {
  const entries = new Map(text === undefined ? [] : [["CURRENCY_LIST", text]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  } as unknown as Storage;
}

const options = (load: () => Promise<string[]>, now: number) => ({
  key: "CURRENCY_LIST",
  maxAgeMs: HOUR,
  load,
  isValue: isList,
  now,
});

test("a list younger than an hour is not loaded again", async () => {
  const load = vi.fn(async () => ["new"]);
  const storage = storageWith(JSON.stringify({ at: 0, value: ["SAR"] }));
  expect(await cachedList(storage, options(load, HOUR - 1))).toEqual(["SAR"]);
  expect(load).not.toHaveBeenCalled();
});

test("an older list is replaced in the cache", async () => {
  const storage = storageWith(JSON.stringify({ at: 0, value: ["SAR"] }));
  expect(
    await cachedList(
      storage,
      options(async () => ["SAR", "AED"], HOUR),
    ),
  ).toEqual(["SAR", "AED"]);
  expect(readStored(storage, "CURRENCY_LIST")).toEqual({ at: HOUR, value: ["SAR", "AED"] });
});

test("when loading fails the last cached list is used, however old", async () => {
  const storage = storageWith(JSON.stringify({ at: 0, value: ["SAR"] }));
  expect(
    await cachedList(
      storage,
      options(() => Promise.reject(new Error("offline")), 9 * HOUR),
    ),
  ).toEqual(["SAR"]);
});

test.each(["{", '"text"', "null", '{"at":0,"value":{}}'])("%s in the storage is ignored", async (text) => {
  expect(
    await cachedList(
      storageWith(text),
      options(async () => ["SAR"], 1),
    ),
  ).toEqual(["SAR"]);
});
