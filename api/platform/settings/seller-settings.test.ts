import { expect, test } from "vitest";
import { realSellers } from "#api/testing/documents/real-sellers.ts";
import { sampleSellers } from "#domain/document/sellers.ts";
import { readSettings, SettingsError } from "./settings.ts";

function errorsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.errors;
    throw error;
  }
}

/** SELLERS with another row of mabeet in Saudi Arabia. */
const sellersWith = (change: (row: Record<string, unknown>) => object) => {
  const sellers = JSON.parse(realSellers());
  return JSON.stringify({ ...sellers, "mabeet-SA": change(sellers["mabeet-SA"]) });
};
const { nationalAddress } = sampleSellers["mabeet-SA"];

test("the printed lines of a Saudi address may be left out", () => {
  const SELLERS = sellersWith(({ addressEn: _, addressAr: _line, ...row }) => row);
  const { addressEn, addressAr } = sampleSellers["mabeet-SA"];
  expect(readSettings({ APP_ENV: "test", SELLERS }).sellers["mabeet-SA"]).toMatchObject({ addressEn, addressAr });
});

test.each([
  [{ buildingNumber: "74" }, "mabeet-SA.nationalAddress.buildingNumber must have four digits"],
  [{ postalCode: "122110" }, "mabeet-SA.nationalAddress.postalCode must have five digits"],
  [{ districtAr: "" }, "mabeet-SA.nationalAddress.districtAr "],
  [{ districtAr: "الورود" }, "mabeet-SA.addressAr differs from nationalAddress: leave it out"],
])("a Saudi address with %j is refused with the row and the field", (given, sentence) => {
  const SELLERS = sellersWith((row) => ({ ...row, nationalAddress: { ...nationalAddress, ...given } }));
  expect(errorsOf({ SELLERS })).toEqual([expect.stringContaining(sentence)]);
});

test("a seller has an address, and parts of it in Saudi Arabia only", () => {
  const without = sellersWith(({ addressEn: _, nationalAddress: _parts, ...row }) => row);
  expect(errorsOf({ SELLERS: without })).toEqual([expect.stringContaining("mabeet-SA.addressEn is missing")]);
  const sellers = JSON.parse(realSellers());
  const { addressEn: _, addressAr: _line, ...emirati } = sellers["mabeet-AE"];
  const SELLERS = JSON.stringify({ ...sellers, "mabeet-AE": { ...emirati, nationalAddress } });
  expect(errorsOf({ SELLERS })).toEqual([expect.stringContaining("mabeet-AE.nationalAddress is for Saudi sellers")]);
});

test("a Saudi address of one line is enough until phase 2 of e-invoicing", () => {
  const SELLERS = sellersWith(({ nationalAddress: _, ...row }) => row);
  const signing = { E_INVOICE_KEY: "k", E_INVOICE_CERTIFICATE: "c", E_INVOICE_SECRET: "s", E_INVOICE_PHASE: "2" };
  expect(errorsOf({ SELLERS })).toEqual([]);
  expect(errorsOf({ SELLERS, ...signing })).toEqual([
    "SELLERS has no nationalAddress in the row mabeet-SA: E_INVOICE_PHASE=2 needs it.",
  ]);
});
