import type { Messages } from "./compiled/en.ts";

type Words = Messages["errorCodes"];
/** What a problem's sentence may speak of: seconds to wait, nights needed, an amount already written as text. */
type ProblemDetails = { s?: number; n?: number; a?: string };

/** What a guest is told about a code of the catalogue, or `null` for a code without words. */
export function problemText(words: Words, code: number | string, details: ProblemDetails = {}): string | null {
  if (!Object.hasOwn(words, code)) return null;
  const text = words[String(code) as keyof Words];
  if (typeof text !== "function") return text;
  return text({ s: details.s ?? 0, n: details.n ?? 0, a: details.a ?? "" });
}
