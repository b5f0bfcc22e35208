import type { Random } from "#art/random/random.ts";
import type { ReviewCategoryName } from "#domain/review/review.ts";
import { authors } from "#seed/data/review-authors.ts";
import { closers, openers } from "#seed/data/review-frames.ts";
import type { Mood } from "#seed/data/review-moods.ts";
import { type Topic, topics } from "#seed/data/review-topics.ts";

/** The parts of a property that a review can mention. */
export type ReviewedProperty = { amenityIds: readonly number[]; spaceCategoryIds: readonly number[] };

type Written = {
  scores: Record<ReviewCategoryName, number>;
  overall: number;
  property: ReviewedProperty;
  language: "en" | "ar";
};

/** A review whose sentences fit their scores, and its author. */
export function writeReview(random: Random, { scores, overall, property, language }: Written) {
  const languageIndex = language === "en" ? 0 : 1;
  const mood = moodOf(overall);
  const chosen = chosenTopics(random, property);
  const sentences = [
    random.pick(openers[mood])[languageIndex],
    ...chosen.map(({ category, sentences }) => random.pick(sentences[moodOf(scores[category])])[languageIndex]),
    ...(random.chance(0.45) ? [random.pick(closers[mood])[languageIndex]] : []),
  ];
  return { author: random.pick(authors[language]), comments: sentences.join(" ") };
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
