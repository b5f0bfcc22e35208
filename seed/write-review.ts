import type { Random } from "#art/random/random.ts";
import type { ReviewCategoryName } from "#domain/review/review.ts";
import { authors } from "#seed/data/review-authors.ts";
import { closers, openers } from "#seed/data/review-frames.ts";
import type { Mood, SentencesByMood } from "#seed/data/review-moods.ts";
import { type Topic, topics } from "#seed/data/review-topics.ts";

/** What a guest can write about, and which guests the property admits. */
export type ReviewedProperty = {
  amenityIds: readonly number[];
  spaceCategoryIds: readonly number[];
  guestTypeIds?: readonly number[] | undefined;
};

type Written = {
  scores: Record<ReviewCategoryName, number>;
  overall: number;
  property: ReviewedProperty;
  language: "en" | "ar";
  /** Names and sentences of other reviews of the property; those of this one are added. */
  used: Set<string>;
};

/**
 * A review whose every sentence fits its score, with the name of its author. Neither is repeated within a property;
 * `null` when nothing is left to say.
 */
export function writeReview(random: Random, { scores, overall, property, language, used }: Written) {
  const column = language === "en" ? 0 : 1;
  const mood = moodOf(overall);
  const pickUnused = (texts: readonly string[]): string[] => {
    const unused = texts.filter((text) => !used.has(text));
    if (unused.length === 0) return [];
    const text = random.pick(unused);
    used.add(text);
    return [text];
  };
  const inLanguage = (texts: SentencesByMood, about: Mood) =>
    pickUnused(texts[about].map((sentence) => sentence[column]));
  const topicsOfReview = chosenTopics(random, property);
  const [author] = pickUnused(authors[language]);
  const opener = random.chance(0.6) ? inLanguage(openers, mood) : [];
  const middle = topicsOfReview.flatMap(({ category, sentences }) => inLanguage(sentences, moodOf(scores[category])));
  const closer = random.chance(0.3) ? inLanguage(closers, mood) : [];
  const written = [...opener, ...middle, ...closer];
  return author && written.length > 0 ? { author, comments: written.join(" ") } : null;
}

export function moodOf(score: number): Mood {
  if (score >= 8.5) return "glad";
  if (score >= 6.5) return "content";
  return score >= 4.5 ? "doubtful" : "letDown";
}

/** One to three different topics that this property has. */
function chosenTopics(random: Random, property: ReviewedProperty): Topic[] {
  const known = topics.filter(({ needs }) => hasTopic(property, needs));
  const chosen = new Set<Topic>();
  for (let wanted = random.whole(1, 3); wanted > 0; wanted--) chosen.add(random.pick(known));
  return [...chosen];
}

export function hasTopic({ amenityIds, spaceCategoryIds }: ReviewedProperty, needs: Topic["needs"]): boolean {
  if (needs?.amenity !== undefined) return amenityIds.includes(needs.amenity);
  return needs?.space === undefined || spaceCategoryIds.includes(needs.space);
}
