import { readCountryCode, readEmail, readName } from "#domain/field/person.ts";
import { fullNumber, readPhone } from "#domain/field/phone.ts";
import { hasCardNumber } from "#domain/guest/card-in-text.ts";
import type { Language } from "#domain/language/language.ts";
import type { FieldRule } from "#domain/problem/field-rules.ts";
import { type Day, isDay } from "#domain/stay/day.ts";
import { isGiftAmount } from "./amount.ts";
import { type GiftDesignId, isGiftDesign } from "./designs.ts";

export const giftChannels = ["email", "sms"] as const;
export type GiftChannel = (typeof giftChannels)[number];
export const MAX_GIFT_TEXT = 300;

type TypedPhone = { dialCode: string; number: string; countryCode: string };

/** The form of a gift as typed. */
export type TypedGift = {
  amount: number;
  designId: string;
  recipient: { name: string; email?: string | undefined; phone?: TypedPhone | undefined; language: Language };
  senderName: string;
  text?: string | undefined;
  /** The day on which it is sent; without one it is sent now. */
  sendAt?: string | undefined;
  buyer: { name: string; email: string; phone: TypedPhone };
};

/** The same in its stored form. */
export type ReadGift = {
  amount: number;
  designId: GiftDesignId;
  channel: GiftChannel;
  /** An email address, or a whole international number. */
  contact: string;
  recipientName: string;
  recipientLanguage: Language;
  senderName: string;
  text: string | null;
  sendDay: Day | null;
  buyer: { name: string; email: string; phone: string };
};

export type GiftField =
  | "amount"
  | "designId"
  | "recipient.name"
  | "recipient.email"
  | "recipient.phone"
  | "senderName"
  | "text"
  | "sendAt"
  | "buyer.name"
  | "buyer.email"
  | "buyer.phone";
export type GiftFaults = Partial<Record<GiftField, FieldRule>>;
type Reading = { gift: ReadGift; faults: null } | { gift: null; faults: GiftFaults };
type Limits = { maxAmount: number; days: { first: Day; last: Day } };

/** Reads the form of a gift, both in the page and on the server, or returns the rule that each invalid field broke. */
export function readGift(typed: TypedGift, { maxAmount, days }: Limits): Reading {
  const { recipient, buyer } = typed;
  const isBySms = recipient.email === undefined;
  const read = {
    contact: isBySms ? phoneOf(recipient.phone) : readEmail(recipient.email ?? ""),
    recipientName: readName(recipient.name),
    senderName: readName(typed.senderName),
    buyerName: readName(buyer.name),
    buyerEmail: readEmail(buyer.email),
    buyerPhone: phoneOf(buyer.phone),
  };
  const text = typed.text?.toWellFormed().trim() || null;
  const sendDay = typed.sendAt?.trim() || null;
  const faults: GiftFaults = {
    ...(!isGiftAmount(typed.amount, maxAmount) && { amount: "giftAmount" }),
    ...(!isGiftDesign(typed.designId) && { designId: "invalid" }),
    ...faultOf("recipient.name", read.recipientName, recipient.name, "name"),
    ...(isBySms
      ? faultOf("recipient.phone", read.contact, recipient.phone?.number ?? "", "phone")
      : faultOf("recipient.email", read.contact, recipient.email ?? "", "email")),
    ...faultOf("senderName", read.senderName, typed.senderName, "name"),
    ...textFault(text),
    ...(sendDay !== null && !isOneOf(sendDay, days) && { sendAt: "sendDay" }),
    ...faultOf("buyer.name", read.buyerName, buyer.name, "name"),
    ...faultOf("buyer.email", read.buyerEmail, buyer.email, "email"),
    ...faultOf("buyer.phone", read.buyerPhone, buyer.phone.number, "phone"),
  };
  if (Object.keys(faults).length > 0) return { gift: null, faults };
  const { contact, recipientName, senderName, buyerName, buyerEmail, buyerPhone } = read as Record<
    keyof typeof read,
    string
  >;
  return {
    gift: {
      amount: typed.amount,
      designId: typed.designId as GiftDesignId,
      channel: isBySms ? "sms" : "email",
      ...{ contact, recipientName, senderName, text, sendDay },
      recipientLanguage: recipient.language,
      buyer: { name: buyerName, email: buyerEmail, phone: buyerPhone },
    },
    faults: null,
  };
}

function faultOf(field: GiftField, read: unknown, typed: string, rule: FieldRule): GiftFaults {
  if (read !== null) return {};
  return { [field]: typed.trim() === "" ? "required" : rule };
}

function phoneOf(typed: TypedPhone | undefined): string | null {
  if (!typed || !readCountryCode(typed.countryCode) || !/^\+[1-9]\d{0,3}$/.test(typed.dialCode)) return null;
  const phone = readPhone(typed.number, typed.dialCode);
  return phone && /^\d+$/.test(phone.number) ? fullNumber(phone) : null;
}

/** Card numbers must not be stored, and buyers may write them into a text. */
function textFault(text: string | null): GiftFaults {
  if (text === null) return {};
  if ([...text].length > MAX_GIFT_TEXT || hasControlCharacter(text)) return { text: "giftText" };
  return hasCardNumber(text) ? { text: "cardInText" } : {};
}

function hasControlCharacter(text: string): boolean {
  return /[^\P{Cc}\n\r\t]/u.test(text);
}

function isOneOf(day: string, { first, last }: Limits["days"]): boolean {
  return isDay(day) && first <= day && day <= last;
}
