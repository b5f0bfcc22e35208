import type { reviews } from "#api/schema/review.ts";
import type { Random } from "#art/random/random.ts";
import { type ReviewCategoryName, reviewCategoryNames, type TravelType } from "#domain/review/review.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { FAMILIES, MEN, WOMEN } from "./make-terms.ts";
import type { PropertyPlan } from "./property-plan.ts";
import { type ReviewedProperty, writeReview } from "./write-review.ts";

type ReviewRow = typeof reviews.$inferInsert;
type Scores = Record<ReviewCategoryName, number>;
/** The id of a seeded review is the same in every seeding: the property's id, then the review's number. */
const IDS_PER_PROPERTY = 100;
const MAX_REVIEWS = 34;
const MAX_REVIEWS_LIGHT = 2;
const DAYS_BACK = 540;

/** Reviews of guests: more for a popular property, better ones for a good property. */
export function makeReviews(plan: PropertyPlan, property: ReviewedProperty, today: Day, light: boolean): ReviewRow[] {
  const random = plan.randomFor("reviews");
  const wanted = light ? MAX_REVIEWS_LIGHT : Math.floor(plan.popularity ** 1.5 * random.between(0, MAX_REVIEWS) * 1.6);
  const base = propertyScores(plan.randomFor("strengths"), plan.quality);
  const used = new Set<string>();
  return Array.from({ length: Math.min(wanted, MAX_REVIEWS) }).flatMap((_, index) =>
    makeReview(random, { plan, property, base, today, used, id: plan.id * IDS_PER_PROPERTY + index }),
  );
}

type ReviewOf = {
  plan: PropertyPlan;
  property: ReviewedProperty;
  base: Scores;
  today: Day;
  /** Names and sentences that other reviews of the property have. */
  used: Set<string>;
  id: number;
};

/** No review when everything that fits is in an earlier review. */
function makeReview(random: Random, { plan, property, base, today, used, id }: ReviewOf): ReviewRow[] {
  const scores = scoresOf(random, base);
  const overall = Math.round((Object.values(scores).reduce((sum, score) => sum + score, 0) / 5) * 10) / 10;
  const language = random.chance(0.68) ? "ar" : "en";
  const travelType = travelTypeOf(random, plan, property);
  const review = writeReview(random, { scores, overall, property, travelType, language, used });
  if (!review) return [];
  const checkOut = addDays(today, -random.whole(2, DAYS_BACK));
  const written = addDays(checkOut, random.whole(0, 1));
  const row = {
    id,
    propertyId: plan.id,
    provider: "mabeet",
    authorName: review.author,
    language,
    comments: review.comments,
    rating: overall,
    travelType,
    ...scores,
    checkOut,
    createdAt: new Date(`${written}T${String(random.whole(6, 20)).padStart(2, "0")}:${random.whole(10, 59)}:00Z`),
  } satisfies ReviewRow;
  return [row];
}

/** The scores of a property, each out of 10. */
function propertyScores(random: Random, quality: number): Scores {
  const middle = 6.6 + quality * 3.2;
  return scoreEach(() => middle + random.between(-0.8, 0.8));
}

/** The scores of one guest: one random difference for all of them and a small one for each. */
function scoresOf(random: Random, base: Scores): Scores {
  const difference = random.chance(0.06) ? random.between(-4.5, -2) : random.between(-0.9, 1.1);
  return scoreEach((name) =>
    Math.min(10, Math.max(2, Math.round(base[name] + difference + random.between(-0.7, 0.7)))),
  );
}

function scoreEach(score: (name: ReviewCategoryName) => number): Scores {
  return Object.fromEntries(reviewCategoryNames.map((name) => [name, score(name)])) as Scores;
}

/** Only guests whom the property admits have stayed there. */
function travelTypeOf(random: Random, { kind }: PropertyPlan, { guestTypeIds = [] }: ReviewedProperty) {
  const weights: Record<TravelType, number> =
    kind === "camp" ? { Family: 3, Friends: 6, Couple: 1, Solo: 0.3 } : { Family: 6, Friends: 3, Couple: 2, Solo: 0.4 };
  if (guestTypeIds.length === 0) return random.weighted(weights);
  if (guestTypeIds.every((id) => id === FAMILIES)) return random.weighted({ Family: 3, Couple: 1 });
  if (guestTypeIds.every((id) => id === MEN || id === WOMEN)) return random.weighted({ Friends: 4, Solo: 1 });
  return random.weighted(weights);
}
