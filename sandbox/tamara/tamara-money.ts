import { type CurrencyCode, exponents, isCurrency } from "#domain/money/currency.ts";
import { tamaraRefusal } from "./tamara-error.ts";

/** An amount in units of its currency, as Tamara writes it. */
type Money = { amount: number; currency: string };

export function moneyOf(minor: number, currency: string): Money {
  return { amount: minor / 10 ** (exponents[currency as CurrencyCode] ?? 2), currency };
}

/** Reads an amount of a request in minor units; one with more digits than its currency has is refused. */
export function readMoney(value: unknown, name: string): { minor: number; currency: CurrencyCode } {
  const { amount, currency } = (value ?? {}) as Record<string, unknown>;
  if (!isCurrency(currency)) throw tamaraRefusal(400, "currency_invalid", `${name}: a currency of ours`);
  const minor = Number(amount) * 10 ** exponents[currency];
  const whole = Math.round(minor);
  if (!(whole > 0) || Math.abs(minor - whole) > 1e-6)
    throw tamaraRefusal(400, "amount_invalid", `${name}: an amount with at most ${exponents[currency]} digits`);
  return { minor: whole, currency };
}
