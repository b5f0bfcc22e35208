import type { Language } from "#domain/language/language.ts";
import type { Messages } from "#domain/message/compiled/en.ts";

const commas: Record<Language, string> = { en: ", ", ar: "، " };

/** "8.6 out of 10, 42 reviews": the text for screen readers. */
export function scoreText(t: Messages, language: Language, score: string, best: number, count: number): string {
  return [t.ui.rating({ x: score, max: `${best}` }), t.count.reviews({ n: count })].join(commas[language]);
}
