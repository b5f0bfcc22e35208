import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { readSettings } from "#api/platform/settings/settings.ts";
import { keyIdOf, seal, sealedHash, sealKeysOf, unseal } from "./seal.ts";

const aKey = (id: string) => ({ id, key: randomBytes(32) });
const old = aKey("k1");
const young = aKey("k2");

test.each(["A1234567", "1988-02-29", "", "رقم الجواز ٤٢", "x".repeat(5_000)])("%j is decrypted unchanged", (plain) => {
  expect(unseal([old], "traveller:1:id", seal([old], "traveller:1:id", plain))).toBe(plain);
});

test("equal values are encrypted differently, and the result does not contain the value", () => {
  const [one, two] = [seal([old], "a", "A1234567"), seal([old], "a", "A1234567")];
  expect(one).not.toBe(two);
  expect(Buffer.from(one.slice(3), "base64url").toString("latin1")).not.toContain("A1234567");
});

test("the first key encrypts, and values of an older key still decrypt", () => {
  const before = seal([old], "a", "A1234567");
  const after = seal([young, old], "a", "A1234567");
  expect([keyIdOf(before), keyIdOf(after)]).toEqual(["k1", "k2"]);
  expect(unseal([young, old], "a", before)).toBe("A1234567");
  expect(unseal([young], "a", after)).toBe("A1234567");
});

test("a value does not decrypt in another record, without its key, or with a single bit changed", () => {
  const sealed = seal([old], "traveller:1:id", "A1234567");
  expect(() => unseal([old], "traveller:2:id", sealed)).toThrow();
  expect(() => unseal([young], "traveller:1:id", sealed)).toThrow("There is no seal key with the id k1.");
  expect(() => unseal([{ ...young, id: "k1" }], "traveller:1:id", sealed)).toThrow();
  const bytes = Buffer.from(sealed.slice(3), "base64url");
  for (let at = 0; at < bytes.length; at++) {
    const bent = Buffer.from(bytes);
    bent[at] = (bent[at] ?? 0) ^ 1;
    expect(() => unseal([old], "traveller:1:id", `k1.${bent.toString("base64url")}`)).toThrow();
  }
  for (const cut of ["k1", "k1.", "k1.AAAA", ""]) expect(() => unseal([old], "traveller:1:id", cut)).toThrow();
});

test("a keyed hash shows equality, for one purpose and one key", () => {
  const hash = sealedHash([old], "id-number", "A1234567");
  expect(sealedHash([old, young], "id-number", "A1234567")).toEqual(hash);
  expect(sealedHash([old], "id-number", "A1234568")).not.toEqual(hash);
  expect(sealedHash([old], "other", "A1234567")).not.toEqual(hash);
  expect(sealedHash([young, old], "id-number", "A1234567")).not.toEqual(hash);
});

test("the settings list the keys in the order of priority", () => {
  const line = (id: string) => `${id}:${randomBytes(32).toString("base64url")}`;
  const keys = sealKeysOf(readSettings({ SEAL_KEYS: `${line("b2")}, ${line("a1")}` }));
  expect(keys.map(({ id, key }) => [id, key.length])).toEqual([
    ["b2", 32],
    ["a1", 32],
  ]);
  expect(sealKeysOf(readSettings({})).map(({ id }) => id)).toEqual(["demo"]);
});

test.each(["short:abc", "no-key", `UPPER:${"A".repeat(43)}`, `a:${"A".repeat(43)}, a:${"B".repeat(43)}`])(
  "%s is not a list of keys",
  (written) => {
    expect(() => readSettings({ SEAL_KEYS: written })).toThrow(/^SEAL_KEYS must/);
  },
);
