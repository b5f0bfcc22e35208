import { bareDigits } from "#domain/field/digits.ts";
import { hasCardNumber } from "#domain/guest/card-in-text.ts";
import type { FieldRule } from "#domain/problem/field-rules.ts";

export type Billing = { name: string; vatNumber: string | null; address: string };
export type BillingFaults = Partial<Record<keyof Billing, FieldRule>>;
type Reading = { billing: Billing; faults: null } | { billing: null; faults: BillingFaults };

/** Saudi VAT numbers begin and end with 3; those of the other Gulf states also have fifteen digits. */
const SAUDI = /^3\d{13}3$/;
const OTHERS = /^\d{15}$/;

/** Reads the billing details, or returns the rule that each invalid field broke. */
export function readBilling(typed: Billing, country: string): Reading {
  const name = tidy(typed.name);
  const address = tidy(typed.address);
  const vatNumber = bareDigits(typed.vatNumber ?? "") || null;
  const isValid = vatNumber === null || isVatNumber(vatNumber, country);
  const faults: BillingFaults = {
    ...textFault("name", name),
    ...textFault("address", address),
    ...(!isValid && { vatNumber: "vatNumber" }),
  };
  if (Object.keys(faults).length > 0) return { billing: null, faults };
  return { billing: { name, vatNumber, address }, faults: null };
}

export function isVatNumber(digits: string, country: string): boolean {
  return (country === "SA" ? SAUDI : OTHERS).test(digits);
}

function tidy(text: string): string {
  return text.toWellFormed().trim();
}

function textFault(field: "name" | "address", text: string): BillingFaults {
  if (text === "") return { [field]: "required" };
  return hasCardNumber(text) ? { [field]: "cardInText" } : {};
}
