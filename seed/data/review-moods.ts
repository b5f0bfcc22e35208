/** How a guest felt: 9 and 10 are `glad`, 7 and 8 `content`, 5 and 6 `doubtful`, less is `let down`. */
export type Mood = "glad" | "content" | "doubtful" | "letDown";
export type Sentence = readonly [en: string, ar: string];
/** The sentences of reviews by mood. */
export type SentencesByMood = Record<Mood, readonly Sentence[]>;
