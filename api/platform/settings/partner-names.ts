import { gateways } from "#domain/payment/gateways.ts";

/** Companies that PARTNERS_OFF may name: one that is named is offered as if it had no keys. */
export const partnerNames = [...gateways, "places", "unifonic", "twilio", "google", "facebook", "apple"] as const;
export type PartnerName = (typeof partnerNames)[number];
