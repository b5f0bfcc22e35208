import { messagesOf } from "#domain/message/messages.ts";
import { bestRating, type ReviewProvider } from "./review.ts";

const steps = [
  { minimum: 9, word: "superb" },
  { minimum: 8, word: "veryGood" },
  { minimum: 7, word: "good" },
  { minimum: 6, word: "pleasant" },
  { minimum: 0, word: "other" },
] as const;

type Scored = { averageRating: number; reviewCount: number };

/** The word for a score in both languages, on the scale of its provider; a property without reviews is new. */
export function scoreSummary(
  { averageRating, reviewCount }: Scored,
  provider: ReviewProvider,
): { en: string; ar: string } {
  const outOfTen = (averageRating * 10) / bestRating[provider];
  const word = steps.find(({ minimum }) => outOfTen >= minimum)?.word ?? "other";
  const { en, ar } = { en: messagesOf("en").reviews, ar: messagesOf("ar").reviews };
  return reviewCount === 0 ? { en: en.isNew, ar: ar.isNew } : { en: en.score[word], ar: ar.score[word] };
}
