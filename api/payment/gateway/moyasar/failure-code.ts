import { problems } from "#domain/problem/problems.ts";

/** The bank's code for too little money. */
const INSUFFICIENT_FUNDS = "51";
/** The guest was not verified; Moyasar has no code for it, only its error type or words such as `3-D Secure`. */
const IS_3DS = /\b3-?d[\s-]?s/i;

type Reason = { response_code?: string | null | undefined; message?: string | null | undefined };

/** Why a payment failed, as a code of our catalogue. */
export function failureCode({ response_code: code, message }: Reason): number {
  if (code === INSUFFICIENT_FUNDS) return problems["card-balance-too-low"].code;
  if (IS_3DS.test(code ?? "") || IS_3DS.test(message ?? "")) return problems["bank-verification-failed"].code;
  return problems["card-declined"].code;
}
