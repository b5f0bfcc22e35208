import type { LazyMessages } from "#domain/message/messages.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { CardKind, Feature } from "#domain/site/features.ts";
import type { CountryCode } from "#domain/site/site-countries.ts";
import type { Gateway } from "./gateways.ts";
import { tabbyLending, tamaraLending } from "./lending.ts";

/** The payment methods as the API names them, in the order they are offered: KNET comes first where it exists. */
export const paymentMethods = ["knet", "card", "apple-pay", "tabby", "tamara", "wallet"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

type PayWords = LazyMessages["pay"];

/** Everything that differs between payment methods. Code elsewhere reads a column and never compares names. */
type MethodRow = {
  /** A lender assesses the buyer and offers plans. `own` money is in our wallet, so no provider has to answer. */
  kind: "money" | "lender" | "own";
  /** The companies that can take the money; of several the operator chooses one for each country. */
  gateways: readonly Gateway[];
  /** Fields and button are pages of the gateway that give a token. Otherwise the guest goes to another site, or nowhere. */
  input: "fields" | "button" | "redirect" | "none";
  /** Which sites offer it: in these countries, with this feature, or where this card is accepted. `null` is any. */
  site: { countries: readonly CountryCode[] | null; feature: Feature | null; card: CardKind | null } | null;
  currencies: readonly CurrencyCode[] | null;
  /** The smallest and the largest amount, in halalas. */
  limits: { min: number; max: number } | null;
  /** Gift cards can be bought with it. */
  buysGifts: boolean;
  /** A code can ask to be paid with it. */
  hasCodes: boolean;
  /** `two-step`: authorised first, and captured by us. `at-once`: captured as soon as the guest confirms. */
  capture: "two-step" | "at-once" | "own";
  /** When a refund arrives. */
  refundArrives: "now" | "bank" | "lender";
  /** The keys of its messages: its name, and when it is charged. */
  words: keyof LazyMessages["paid"]["methods"] & keyof PayWords["hints"] & keyof LazyMessages["refund"]["to"];
  moment: "moment" | "knetMoment";
  /** The name on its mark, as the company writes itself in every language; `null` shows the marks of its cards. */
  mark: string | null;
};

export const methodTable = {
  knet: {
    kind: "money",
    gateways: ["checkout"],
    input: "redirect",
    site: { countries: null, feature: null, card: "KNET" },
    currencies: ["KWD"],
    limits: null,
    buysGifts: true,
    hasCodes: true,
    capture: "at-once",
    refundArrives: "bank",
    words: "knet",
    moment: "knetMoment",
    mark: "KNET",
  },
  card: {
    kind: "money",
    gateways: ["checkout", "moyasar"],
    input: "fields",
    site: { countries: null, feature: null, card: null },
    currencies: null,
    limits: null,
    buysGifts: true,
    hasCodes: false,
    capture: "two-step",
    refundArrives: "bank",
    words: "card",
    moment: "moment",
    mark: null,
  },
  "apple-pay": {
    kind: "money",
    gateways: ["checkout"],
    input: "button",
    site: { countries: null, feature: "applePay", card: null },
    currencies: null,
    limits: null,
    buysGifts: true,
    hasCodes: true,
    capture: "two-step",
    refundArrives: "bank",
    words: "applePay",
    moment: "moment",
    mark: "Apple Pay",
  },
  tabby: {
    kind: "lender",
    gateways: ["tabby"],
    input: "redirect",
    site: { countries: tabbyLending.countries, feature: "installments", card: null },
    currencies: null,
    limits: tabbyLending.limits,
    buysGifts: false,
    hasCodes: true,
    capture: "two-step",
    refundArrives: "lender",
    words: "tabby",
    moment: "moment",
    mark: "tabby",
  },
  tamara: {
    kind: "lender",
    gateways: ["tamara"],
    input: "redirect",
    site: { countries: tamaraLending.countries, feature: "installments", card: null },
    currencies: null,
    limits: tamaraLending.limits,
    buysGifts: false,
    hasCodes: true,
    capture: "two-step",
    refundArrives: "lender",
    words: "tamara",
    moment: "moment",
    mark: "tamara",
  },
  /** Pays what points and wallet cover completely; no site lists it. */
  wallet: {
    kind: "own",
    gateways: [],
    input: "none",
    site: null,
    currencies: null,
    limits: null,
    buysGifts: false,
    hasCodes: false,
    capture: "own",
    refundArrives: "now",
    words: "wallet",
    moment: "moment",
    mark: "Wallet",
  },
} as const satisfies Record<PaymentMethod, MethodRow>;

type Table = typeof methodTable;
/** The methods whose row has this value in a column. */
type MethodsWith<Column extends keyof MethodRow, Value> = {
  [M in PaymentMethod]: Table[M][Column] extends Value ? M : never;
}[PaymentMethod];

export type Lender = MethodsWith<"kind", "lender">;
export type MethodWithCodes = MethodsWith<"hasCodes", true>;
export type TokenMethod = MethodsWith<"input", "fields" | "button">;

/** The row of a method, without what only this method has. */
export function methodRow(method: PaymentMethod): MethodRow {
  return methodTable[method];
}

export function isLender(method: PaymentMethod): method is Lender {
  return methodRow(method).kind === "lender";
}

/** Our own wallet, and points with it, pay everything. */
export function isOwnMoney(method: PaymentMethod): boolean {
  return methodRow(method).kind === "own";
}

export function hasCodes(method: PaymentMethod): method is MethodWithCodes {
  return methodRow(method).hasCodes;
}

/** The gateway gives a token for what the guest entered. */
export function needsToken(method: PaymentMethod): method is TokenMethod {
  const { input } = methodRow(method);
  return input === "fields" || input === "button";
}

export const tokenMethods: readonly TokenMethod[] = paymentMethods.filter(needsToken);

/** The method that our own wallet is. */
export const ownMethod = "wallet" as const satisfies MethodsWith<"kind", "own">;
