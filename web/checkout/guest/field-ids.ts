import type { TypedTraveller } from "#domain/guest/read-traveller.ts";

export type FieldName = keyof TypedTraveller;

/** In the order of the page, which is also the order of the list of problems. */
export const fieldOrder: readonly FieldName[] = [
  "title",
  "firstName",
  "lastName",
  "email",
  "phone",
  "bookingForOther",
  "guestCount",
  "arrivalTime",
  "nationality",
  "note",
  "agreeRules",
  "subscribe",
];

export const fieldId = (name: FieldName) => `guest-${name}`;
