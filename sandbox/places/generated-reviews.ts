import { authors, openers, remarks, type Stars } from "./review-texts.ts";

export type GeneratedReview = {
  id: string;
  author: string;
  language: "en" | "ar";
  text: string;
  stars: Stars;
  createdAt: string;
};

const FIRST_DAY = Date.UTC(2024, 0, 3);
const DAY_MS = 86_400_000;
/** Reviews are spread over years; those dated in the future are not shown yet. */
const YEARS_OF_DAYS = 6 * 365;
const MAX_REVIEWS = 240;
const NONE_SHARE = 0.12;

/** The reviews of a product up to a day, generated from its id: always the same. */
export function generateReviews(productId: number, now: Date): GeneratedReview[] {
  const random = randomOf(productId);
  if (random() < NONE_SHARE) return [];
  const count = Math.floor(random() ** 2 * MAX_REVIEWS) + 1;
  const fiveStarShare = 0.4 + random() * 0.48;
  const all = Array.from({ length: count }, (_, index) =>
    generateReview(`${productId}-${index + 1}`, fiveStarShare, random),
  );
  return all.filter(({ createdAt }) => createdAt <= now.toISOString());
}

function generateReview(id: string, fiveStarShare: number, random: () => number): GeneratedReview {
  const stars = starsOf(fiveStarShare, random);
  const language = random() < 0.7 ? "ar" : "en";
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const column = language === "en" ? 0 : 1;
  const sentences = [one(openers[stars])[column], one(remarks[stars])[column]].slice(0, random() < 0.6 ? 2 : 1);
  const at = FIRST_DAY + Math.floor(random() * YEARS_OF_DAYS) * DAY_MS + Math.floor(random() * DAY_MS);
  const createdAt = new Date(at).toISOString();
  return { id, author: one(authors[language]), language, text: sentences.join(" "), stars, createdAt };
}

/** The share of five stars differs by product. */
function starsOf(fiveStarShare: number, random: () => number): Stars {
  const drawn = random();
  if (drawn < fiveStarShare) return 5;
  const rest = (drawn - fiveStarShare) / (1 - fiveStarShare);
  if (rest < 0.55) return 4;
  if (rest < 0.8) return 3;
  return rest < 0.92 ? 2 : 1;
}

/** mulberry32 */
function randomOf(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
