import { methodRow, type PaymentMethod } from "./methods.ts";

type MoneyFlow = {
  /** The provider has the money as soon as the guest has confirmed; we capture nothing. */
  isCapturedAtOnce: boolean;
  /** How a whole payment comes back that we have not captured. A captured one is always refunded. */
  undoneBy: "void" | "refund" | "wallet";
};

const flows = {
  "two-step": { isCapturedAtOnce: false, undoneBy: "void" },
  "at-once": { isCapturedAtOnce: true, undoneBy: "refund" },
  own: { isCapturedAtOnce: true, undoneBy: "wallet" },
} as const satisfies Record<ReturnType<typeof methodRow>["capture"], MoneyFlow>;

/** The brands of card for which a gateway has no authorisation, whatever the method is. An operator's contract says it. */
export type BrandsAtOnce = Partial<Record<string, readonly string[]>>;

export type TakenMoney = { method: PaymentMethod; cardBrand: string | null; gateway: string };

/** Whether money is captured at once, and how it comes back: by method, brand of the card and gateway. */
export function moneyFlow({ method, cardBrand, gateway }: TakenMoney, atOnce: BrandsAtOnce): MoneyFlow {
  const isBrandAtOnce = cardBrand !== null && atOnce[gateway]?.includes(cardBrand);
  return flows[isBrandAtOnce ? "at-once" : methodRow(method).capture];
}
