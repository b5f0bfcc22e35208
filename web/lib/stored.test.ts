import { expect, test, vi } from "vitest";
import { readStored, storedList } from "./stored.ts";

const HOUR = 60 * 60 * 1000;
const isList = (value: unknown): value is string[] => Array.isArray(value);

function storageWith(text?: string): Storage {
  const kept = new Map(text === undefined ? [] : [["CURRENCY_LIST", text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}

const options = (load: () => Promise<string[]>, now: number) => ({
  key: "CURRENCY_LIST",
  maxAgeMs: HOUR,
  load,
  isValue: isList,
  now,
});

test("a list younger than an hour is not fetched again", async () => {
  const load = vi.fn(async () => ["new"]);
  const storage = storageWith(JSON.stringify({ at: 0, value: ["SAR"] }));
  expect(await storedList(storage, options(load, HOUR - 1))).toEqual(["SAR"]);
  expect(load).not.toHaveBeenCalled();
});

test("an older list is replaced and kept", async () => {
  const storage = storageWith(JSON.stringify({ at: 0, value: ["SAR"] }));
  expect(
    await storedList(
      storage,
      options(async () => ["SAR", "AED"], HOUR),
    ),
  ).toEqual(["SAR", "AED"]);
  expect(readStored(storage, "CURRENCY_LIST")).toEqual({ at: HOUR, value: ["SAR", "AED"] });
});

test("when fetching fails the last list serves, however old", async () => {
  const storage = storageWith(JSON.stringify({ at: 0, value: ["SAR"] }));
  expect(
    await storedList(
      storage,
      options(() => Promise.reject(new Error("offline")), 9 * HOUR),
    ),
  ).toEqual(["SAR"]);
});

test.each(["{", '"text"', "null", '{"at":0,"value":{}}'])("%s in the storage is as good as nothing", async (text) => {
  expect(
    await storedList(
      storageWith(text),
      options(async () => ["SAR"], 1),
    ),
  ).toEqual(["SAR"]);
});
