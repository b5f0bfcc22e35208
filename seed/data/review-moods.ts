import type { TravelType } from "#domain/review/review.ts";

/** How a guest felt: 9 and 10 are `glad`, 7 and 8 `content`, 5 and 6 `doubtful`, less is `let down`. */
export type Mood = "glad" | "content" | "doubtful" | "letDown";
/** Who can say a sentence, and what the home must have; everybody says of every home what names neither. */
export type Fitting = { by?: readonly TravelType[]; amenity?: number; deposit?: true };
export type Sentence = readonly [en: string, ar: string, fitting?: Fitting];
/** The sentences of reviews by mood. */
export type SentencesByMood = Record<Mood, readonly Sentence[]>;

/** Guests who say "we". */
export const notAlone: readonly TravelType[] = ["Family", "Friends", "Couple"];
/** Guests who are more than two. */
export const groups: readonly TravelType[] = ["Family", "Friends"];
