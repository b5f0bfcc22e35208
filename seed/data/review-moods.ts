/** How a guest felt: 9 and 10 are `glad`, 7 and 8 `content`, 5 and 6 `doubtful`, less is `let down`. */
export type Mood = "glad" | "content" | "doubtful" | "letDown";
export type Sentence = readonly [en: string, ar: string];
/** What guests may say, by how they felt. */
export type Sayings = Record<Mood, readonly Sentence[]>;
