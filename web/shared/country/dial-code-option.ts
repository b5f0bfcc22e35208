import type { Phone } from "#domain/field/phone.ts";

/** A country with its dial code; `search` holds its names in every language. */
export type DialCodeOption = { code: string; dialCode: string; label: string; search?: string };

/** Countries may share a dial code, so the chosen one is kept beside it. */
export type TypedPhone = Phone & { countryCode?: string };
