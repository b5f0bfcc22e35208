import { foldDigits } from "#domain/text/words.ts";

const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;
const ADDRESS = /https?:|www\.|\S@\S|\b[\w-]+\.(?:com|net|org|sa|ae|bh|kw|me|info|app)\b|@\w{3}/i;
/** Seven digits or more, whatever separates them, can be called. */
const NUMBER = /\d(?:[\s().+-]*\d){6,}/;
const ELSEWHERE =
  /whats\s*app|واتس\s*[اآ]?ب|telegram|تيليجرام|instagram|انستقرام|snapchat|سناب|\biban\b|آيبان|direct(?:ly)? (?:pay|book|transfer)|pay(?:ment)? (?:me )?direct|bank transfer|تحويل بنكي|الدفع المباشر|ادفع مباشرة|خارج التطبيق|خارج الموقع/iu;

/** Whether a text holds letters of the script of its language. */
export function isInOwnScript(text: string, language: "en" | "ar"): boolean {
  return (language === "ar" ? ARABIC : LATIN).test(text);
}

/** A phone number, e-mail, link or invitation to pay elsewhere in the words of a host, or `null`. */
export function contactIn(text: string): string | null {
  const plain = foldDigits(text);
  return (ADDRESS.exec(plain) ?? NUMBER.exec(plain) ?? ELSEWHERE.exec(plain))?.[0] ?? null;
}
