import { isEligible, lenders } from "../bank/lenders.ts";
import { readTamaraText } from "./read-tamara-text.ts";
import { readMoney } from "./tamara-money.ts";

type Json = Record<string, unknown>;

/** Whether Tamara lends to a guest, and in how many parts. */
export function preCheck(body: unknown) {
  const { order_value: value } = body as Json;
  const isAvailable = lends(value, "order_value", readTamaraText(body, "phone_number", 20));
  return {
    has_available_payment_options: isAvailable,
    single_checkout_enabled: false,
    available_payment_labels: isAvailable ? lenders.tamara.parts.map(labelOf) : [],
  };
}

/** The same question by the other name that Tamara's documents have for it. */
export function eligibility(body: unknown) {
  const { order, customer } = body as Json;
  return { is_eligible: lends(order, "order", readTamaraText(customer, "phone", 20)) };
}

function lends(value: unknown, name: string, phone: string): boolean {
  const { minor: amount, currency } = readMoney(value, name);
  return isEligible(lenders.tamara, { amount, currency, phone });
}

const labelOf = (instalment: number) => ({
  payment_type: "PAY_BY_INSTALMENTS",
  instalment,
  description_en: `Split in ${instalment}, interest-free`,
  description_ar: `قسّمها على ${instalment} بدون فوائد`,
});
