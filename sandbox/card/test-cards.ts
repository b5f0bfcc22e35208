import type { Decision } from "../bank/begin-payment.ts";

export type Outcome = Pick<Decision, "status" | "failure" | "isBankSilent">;

type TestCard = { number: string; outcome: Outcome; en: string; ar: string };

const paid: Outcome = { status: "authorised" };

/** The cards of the demo. Any other valid number is paid. */
export const testCards: readonly TestCard[] = [
  { number: "4242 4242 4242 4242", outcome: paid, en: "Visa, paid", ar: "فيزا، تُدفع" },
  { number: "5555 5555 5555 4444", outcome: paid, en: "Mastercard, paid", ar: "ماستركارد، تُدفع" },
  { number: "3782 822463 10005", outcome: paid, en: "American Express, paid", ar: "أمريكان إكسبريس، تُدفع" },
  { number: "4464 0400 0000 0007", outcome: paid, en: "mada, paid", ar: "مدى، تُدفع" },
  {
    number: "4000 0000 0000 3220",
    outcome: { status: "challenge" },
    en: "the bank asks for a code",
    ar: "يطلب البنك رمزًا",
  },
  {
    number: "4000 0000 0000 5001",
    outcome: { status: "challenge", isBankSilent: true },
    en: "the bank does not answer",
    ar: "لا يجيب البنك",
  },
  {
    number: "4000 0000 0000 0002",
    outcome: { status: "declined", failure: "declined" },
    en: "declined",
    ar: "تُرفض",
  },
  {
    number: "4000 0000 0000 9995",
    outcome: { status: "declined", failure: "insufficient-funds" },
    en: "not enough balance",
    ar: "الرصيد غير كافٍ",
  },
  { number: "4000 0000 0000 6009", outcome: { status: "pending" }, en: "paid after a wait", ar: "تُدفع بعد انتظار" },
];

/** The outcome depends on the last four digits. */
export function outcomeOf(digits: string): Outcome {
  const same = testCards.find(({ number }) => number.replaceAll(" ", "").slice(-4) === digits.slice(-4));
  return same?.outcome ?? paid;
}
