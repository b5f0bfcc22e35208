import { gateways } from "#domain/payment/gateways.ts";

/** Companies that send SMS. */
export const smsPartnerNames = ["unifonic", "twilio"] as const;
export type SmsPartnerName = (typeof smsPartnerNames)[number];

/** Companies that PARTNERS_OFF may name: one that is named is offered as if it had no keys. */
export const partnerNames = [...gateways, "places", ...smsPartnerNames, "google", "facebook", "apple"] as const;
export type PartnerName = (typeof partnerNames)[number];
