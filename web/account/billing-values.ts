import type { Billing } from "#contract/account/profile.ts";
import type { NationalAddress } from "#domain/document/national-address.ts";

export type BillingValues = { name: string; vatNumber: string; address: string } & NationalAddress;

const noParts: NationalAddress = { buildingNumber: "", street: "", district: "", city: "", postalCode: "" };

export function valuesOf({ name, vatNumber, address, nationalAddress = noParts }: Billing): BillingValues {
  return { name, vatNumber: vatNumber ?? "", address, ...nationalAddress };
}

export function billingOf({ name, vatNumber, address, ...nationalAddress }: BillingValues) {
  return { name, vatNumber: vatNumber.trim() || null, address, nationalAddress };
}
