import type { Messages } from "./compiled/en.ts";

type Words = Messages["errorCodes"];
/** The values in a problem's sentence: seconds to wait, required nights, an amount and a day as texts. */
type ProblemDetails = { s?: number; n?: number; a?: string; d?: string };

/** The sentence for a code of the catalogue, or `null` for a code without a text. */
export function problemText(words: Words, code: number | string, details: ProblemDetails = {}): string | null {
  if (!Object.hasOwn(words, code)) return null;
  const text = words[String(code) as keyof Words];
  if (typeof text !== "function") return text;
  return text({ s: details.s ?? 0, n: details.n ?? 0, a: details.a ?? "", d: details.d ?? "" });
}
