import type { Random } from "#art/random/random.ts";
import type { ReviewCategoryName, TravelType } from "#domain/review/review.ts";
import { authors } from "#seed/data/review-authors.ts";
import { closers, openers } from "#seed/data/review-frames.ts";
import type { Fitting, Mood, SentencesByMood } from "#seed/data/review-moods.ts";
import { type Topic, topics } from "#seed/data/review-topics.ts";
import { FAMILIES, MEN, WOMEN } from "./make-terms.ts";

/** What a guest can write about, and which guests the property admits. */
export type ReviewedProperty = {
  amenityIds: readonly number[];
  spaceCategoryIds: readonly number[];
  guestTypeIds?: readonly number[] | undefined;
  insuranceAmount?: number | undefined;
};

type Written = {
  scores: Record<ReviewCategoryName, number>;
  overall: number;
  property: ReviewedProperty;
  travelType: TravelType;
  language: "en" | "ar";
  /** Names and sentences of other reviews of the property; those of this one are added. */
  used: Set<string>;
};

/**
 * A review whose every sentence fits its score, its author and the home, with the name of its author. Neither is repeated within a property;
 * `null` when nothing is left to say.
 */
export function writeReview(random: Random, written: Written) {
  const { scores, overall, property, travelType, language, used } = written;
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
    pickUnused(
      texts[about].filter(([, , fitting]) => fits(fitting, property, travelType)).map((sentence) => sentence[column]),
    );
  const topicsOfReview = chosenTopics(random, property);
  const [author] = pickUnused(authorsOf(authors[language], property, travelType));
  const opener = random.chance(0.6) ? inLanguage(openers, mood) : [];
  const middle = topicsOfReview.flatMap(({ category, sentences }) => inLanguage(sentences, moodOf(scores[category])));
  const closer = random.chance(0.3) ? inLanguage(closers, mood) : [];
  const comments = [...opener, ...middle, ...closer];
  return author && comments.length > 0 ? { author, comments: comments.join(" ") } : null;
}

/** Whether such a traveller can say a sentence of a property. */
export function fits(fitting: Fitting | undefined, property: ReviewedProperty, travelType: TravelType): boolean {
  const { by, amenity, deposit } = fitting ?? {};
  if (by && !by.includes(travelType)) return false;
  if (amenity !== undefined && !property.amenityIds.includes(amenity)) return false;
  return !deposit || (property.insuranceAmount ?? 0) > 0;
}

/** Men alone and women alone stay where the property admits them; families and couples of both write. */
function authorsOf(
  { men, women }: (typeof authors)["en" | "ar"],
  { guestTypeIds = [] }: ReviewedProperty,
  travelType: TravelType,
): readonly string[] {
  const admits = (...ids: number[]) => guestTypeIds.every((id) => ids.includes(id));
  const isAlone = travelType === "Friends" || travelType === "Solo";
  if (guestTypeIds.length === 0) return [...women, ...men];
  if (admits(MEN) || (isAlone && admits(FAMILIES, MEN))) return men;
  if (admits(WOMEN) || (isAlone && admits(FAMILIES, WOMEN))) return women;
  return [...women, ...men];
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
