import type { reviews } from "#api/schema/review.ts";
import type { Random } from "#art/random/random.ts";
import { type ReviewCategoryName, reviewCategoryNames, type TravelType } from "#domain/review/review.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import type { PropertyPlan } from "./property-plan.ts";
import { type ReviewedProperty, writeReview } from "./write-review.ts";

type ReviewRow = typeof reviews.$inferInsert;
type Scores = Record<ReviewCategoryName, number>;
/** Seeded reviews keep their ids from one seeding to the next: the home's, then their own. */
const IDS_A_HOME = 100;
const MOST_OWN = 34;
const MOST_LIGHT = 2;
const DAYS_BACK = 540;

/** What guests wrote: the more sought a property the more of it, the better a property the kinder. */
export function makeReviews(plan: PropertyPlan, property: ReviewedProperty, today: Day, light: boolean): ReviewRow[] {
  const random = plan.dice("reviews");
  const wanted = light ? MOST_LIGHT : Math.floor(plan.popularity ** 1.5 * random.between(0, MOST_OWN) * 1.6);
  const strengths = strengthsOf(plan.dice("strengths"), plan.quality);
  return Array.from({ length: Math.min(wanted, MOST_OWN) }, (_, place) =>
    makeReview(random, { plan, property, strengths, today, id: plan.id * IDS_A_HOME + place }),
  );
}

type ReviewOf = {
  plan: PropertyPlan;
  property: ReviewedProperty;
  strengths: Scores;
  today: Day;
  id: number;
};

function makeReview(random: Random, { plan, property, strengths, today, id }: ReviewOf): ReviewRow {
  const scores = scoresOf(random, strengths);
  const overall = Math.round((Object.values(scores).reduce((sum, score) => sum + score, 0) / 5) * 10) / 10;
  const language = random.chance(0.68) ? "ar" : "en";
  const { author, comments } = writeReview(random, { scores, overall, property, language });
  const checkOut = addDays(today, -random.whole(2, DAYS_BACK));
  const written = addDays(checkOut, random.whole(0, 1));
  return {
    id,
    propertyId: plan.id,
    provider: "mabeet",
    authorName: author,
    language,
    comments,
    rating: overall,
    travelType: travelTypeOf(random, plan),
    ...scores,
    checkOut,
    createdAt: new Date(`${written}T${String(random.whole(6, 20)).padStart(2, "0")}:${random.whole(10, 59)}:00Z`),
  };
}

/** What a property is good at, each of 10. */
function strengthsOf(random: Random, quality: number): Scores {
  const middle = 6.6 + quality * 3.2;
  return scored(() => middle + random.between(-0.8, 0.8));
}

/** One guest's mind: a mood of the day over all, and a little for each part. */
function scoresOf(random: Random, strengths: Scores): Scores {
  const mood = random.chance(0.06) ? random.between(-4.5, -2) : random.between(-0.9, 1.1);
  return scored((name) => Math.min(10, Math.max(2, Math.round(strengths[name] + mood + random.between(-0.7, 0.7)))));
}

function scored(score: (name: ReviewCategoryName) => number): Scores {
  return Object.fromEntries(reviewCategoryNames.map((name) => [name, score(name)])) as Scores;
}

function travelTypeOf(random: Random, { kind }: PropertyPlan) {
  const weights: Record<TravelType, number> =
    kind === "camp" ? { Family: 3, Friends: 6, Couple: 1, Solo: 0.3 } : { Family: 6, Friends: 3, Couple: 2, Solo: 0.4 };
  return random.weighted(weights);
}
