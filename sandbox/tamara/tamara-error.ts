import { Refusal } from "../route.ts";

/** A refusal as Tamara writes it: a sentence, and the codes of what is wrong. */
export function tamaraRefusal(status: number, code: string, message: string): Refusal {
  return new Refusal(status, message, { message, errors: [{ error_code: code, data: [] }] });
}
