/** The words for scores out of ten: the first row whose minimum is reached applies. */
const words = [
  [9, "superb"],
  [8, "veryGood"],
  [7, "good"],
  [6, "pleasant"],
  [0, "other"],
] as const;

export type ScoreWord = (typeof words)[number][1];

export function scoreWord(score: number): ScoreWord {
  return words.find(([from]) => score >= from)?.[1] ?? "other";
}
