import type { GiftOffer } from "#contract/wallet/gift.ts";
import { countryOfDialCode } from "#domain/field/phone.ts";
import { type GiftField, readGift, type TypedGift } from "#domain/gift/gift-form.ts";
import { isLanguage, type Language } from "#domain/language/language.ts";
import type { FieldErrors } from "#web/shared/form/use-field-errors.ts";

type TypedPhone = { dialCode: string; number: string; countryCode?: string };

/** The form as typed; `amount` is one of those offered, or `other`. */
export type GiftValues = {
  designId: string;
  amount: string;
  otherAmount: string;
  recipientName: string;
  channel: "email" | "sms";
  recipientEmail: string;
  recipientPhone: TypedPhone;
  recipientLanguage: Language;
  senderName: string;
  text: string;
  when: "now" | "later";
  sendAt: string;
  buyerName: string;
  buyerEmail: string;
  buyerPhone: TypedPhone;
};

type Start = { dialCode: string; language: Language };

export function emptyGift({ dialCode, language }: Start): GiftValues {
  return {
    designId: "palm",
    amount: "250",
    otherAmount: "",
    recipientName: "",
    channel: "email",
    recipientEmail: "",
    recipientPhone: { dialCode, number: "" },
    recipientLanguage: language,
    senderName: "",
    text: "",
    when: "now",
    sendAt: "",
    buyerName: "",
    buyerEmail: "",
    buyerPhone: { dialCode, number: "" },
  };
}

/** The values of a form that was submitted without JavaScript. */
export function giftOfForm(form: FormData, start: Start): GiftValues {
  const empty = emptyGift(start);
  const text = (name: keyof GiftValues & string) => String(form.get(name) ?? "").slice(0, 1_000);
  const phone = (name: string): TypedPhone => ({
    dialCode: String(form.get(`${name}DialCode`) ?? start.dialCode).slice(0, 6),
    number: String(form.get(name) ?? "").slice(0, 30),
  });
  const language = text("recipientLanguage");
  const otherAmount = text("otherAmount").trim();
  return {
    ...empty,
    designId: text("designId"),
    // Without JavaScript the box is beside the amounts, and whoever typed into it means what they typed.
    amount: otherAmount === "" ? text("amount") : "other",
    otherAmount,
    recipientName: text("recipientName"),
    channel: text("channel") === "sms" ? "sms" : "email",
    recipientEmail: text("recipientEmail"),
    recipientPhone: phone("recipientPhone"),
    recipientLanguage: isLanguage(language) ? language : empty.recipientLanguage,
    senderName: text("senderName"),
    text: text("text"),
    when: text("when") === "later" ? "later" : "now",
    sendAt: text("sendAt"),
    buyerName: text("buyerName"),
    buyerEmail: text("buyerEmail"),
    buyerPhone: phone("buyerPhone"),
  };
}

export function amountOf({ amount, otherAmount }: Pick<GiftValues, "amount" | "otherAmount">): number {
  return Number((amount === "other" ? otherAmount : amount) || Number.NaN);
}

/** The call's payload. */
export function typedGift(values: GiftValues): TypedGift {
  const { recipientName: name, recipientLanguage: language, senderName, text, sendAt, when } = values;
  const amount = amountOf(values);
  return {
    amount: Number.isFinite(amount) ? amount : 0,
    designId: values.designId,
    recipient: {
      ...{ name, language },
      ...(values.channel === "email" ? { email: values.recipientEmail } : { phone: phoneOf(values.recipientPhone) }),
    },
    senderName,
    ...(text.trim() !== "" && { text }),
    ...(when === "later" && { sendAt: sendAt || "-" }),
    buyer: { name: values.buyerName, email: values.buyerEmail, phone: phoneOf(values.buyerPhone) },
  };
}

function phoneOf({ dialCode, number, countryCode }: TypedPhone) {
  return { dialCode, number, countryCode: countryCode ?? countryOfDialCode(dialCode, []) };
}

const fieldOf: Record<GiftField, keyof GiftValues> = {
  amount: "amount",
  designId: "designId",
  "recipient.name": "recipientName",
  "recipient.email": "recipientEmail",
  "recipient.phone": "recipientPhone",
  senderName: "senderName",
  text: "text",
  sendAt: "sendAt",
  "buyer.name": "buyerName",
  "buyer.email": "buyerEmail",
  "buyer.phone": "buyerPhone",
};

/** The rule that each field of the form broke, by the names of the API. */
export function errorsByField(fields: Partial<Record<string, string>>): FieldErrors<keyof GiftValues> {
  const known = Object.entries(fields).flatMap(([name, rule]) => {
    const field = fieldOf[name as GiftField] as keyof GiftValues | undefined;
    return field ? [[field, rule]] : [];
  });
  return Object.fromEntries(known) as FieldErrors<keyof GiftValues>;
}

export function giftErrors(values: GiftValues, { max, sendDays }: GiftOffer): FieldErrors<keyof GiftValues> {
  const { faults } = readGift(typedGift(values), { maxAmount: max, days: sendDays });
  return errorsByField(faults ?? {});
}
