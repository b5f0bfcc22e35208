import { addressLine, BUILDING_NUMBER, type NationalAddress, POSTAL_CODE } from "#domain/document/national-address.ts";
import { bareDigits } from "#domain/field/digits.ts";
import { hasCardNumber } from "#domain/guest/card-in-text.ts";
import type { FieldRule } from "#domain/problem/field-rules.ts";

export type Billing = {
  name: string;
  vatNumber: string | null;
  address: string;
  /** Of a Saudi company; `address` is then written from it. Details that were stored before have the line only. */
  nationalAddress?: NationalAddress | undefined;
};
type Field = Exclude<keyof Billing, "nationalAddress"> | keyof NationalAddress;
export type BillingFaults = Partial<Record<Field, FieldRule>>;
type Reading = { billing: Billing; faults: null } | { billing: null; faults: BillingFaults };

/** Saudi VAT numbers begin and end with 3; those of the other Gulf states also have fifteen digits. */
const SAUDI = /^3\d{13}3$/;
const OTHERS = /^\d{15}$/;
/** Sites that sell homes in Saudi Arabia. */
const SITES: readonly string[] = ["SA", "GLOBAL"];

/** Reads the billing details, or returns the rule that each invalid field broke. */
export function readBilling(typed: Billing, country: string): Reading {
  const name = tidy(typed.name);
  const vatNumber = bareDigits(typed.vatNumber ?? "") || null;
  const isValid = vatNumber === null || isVatNumber(vatNumber, country);
  const isSaudi = hasNationalAddress(typed.vatNumber, country);
  const parts = isSaudi && typed.nationalAddress ? tidyParts(typed.nationalAddress) : null;
  const address = parts ? addressLine(parts) : tidy(typed.address);
  const faults: BillingFaults = {
    ...textFault("name", name),
    ...(parts ? partFaults(parts) : textFault("address", address)),
    ...(!isValid && { vatNumber: "vatNumber" }),
  };
  if (Object.keys(faults).length > 0) return { billing: null, faults };
  return { billing: { name, vatNumber, address, ...(parts && { nationalAddress: parts }) }, faults: null };
}

export function isVatNumber(digits: string, country: string): boolean {
  return (country === "SA" ? SAUDI : OTHERS).test(digits);
}

/** Whether a site of this country asks the company with this VAT number for its address in parts. */
export function hasNationalAddress(vatNumber: string | null, country: string): boolean {
  return SITES.includes(country) && SAUDI.test(bareDigits(vatNumber ?? ""));
}

function tidyParts({ buildingNumber, street, district, city, postalCode }: NationalAddress): NationalAddress {
  return {
    buildingNumber: bareDigits(buildingNumber),
    street: tidy(street),
    district: tidy(district),
    city: tidy(city),
    postalCode: bareDigits(postalCode),
  };
}

function partFaults(parts: NationalAddress): BillingFaults {
  return {
    ...digitsFault("buildingNumber", parts.buildingNumber, BUILDING_NUMBER),
    ...textFault("street", parts.street),
    ...textFault("district", parts.district),
    ...textFault("city", parts.city),
    ...digitsFault("postalCode", parts.postalCode, POSTAL_CODE),
  };
}

function digitsFault(field: Field, digits: string, form: RegExp): BillingFaults {
  if (digits === "") return { [field]: "required" };
  return form.test(digits) ? {} : { [field]: "invalid" };
}

function tidy(text: string): string {
  return text.toWellFormed().trim();
}

function textFault(field: Field, text: string): BillingFaults {
  if (text === "") return { [field]: "required" };
  return hasCardNumber(text) ? { [field]: "cardInText" } : {};
}
