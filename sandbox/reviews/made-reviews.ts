import { authors, openers, remarks, type Stars } from "./review-words.ts";

export type MadeReview = {
  id: string;
  author: string;
  language: "en" | "ar";
  text: string;
  stars: Stars;
  createdAt: string;
};

const FIRST_DAY = Date.UTC(2024, 0, 3);
const DAY_MS = 86_400_000;
/** People go on writing for years; what is dated later than today has not been written yet. */
const YEARS_OF_DAYS = 6 * 365;
const MOST_REVIEWS = 240;
const NONE_SHARE = 0.12;

/** What people wrote of a product by a day: always the same, made from nothing but its number. */
export function madeReviews(productId: number, now: Date): MadeReview[] {
  const chance = chanceOf(productId);
  if (chance() < NONE_SHARE) return [];
  const count = Math.floor(chance() ** 2 * MOST_REVIEWS) + 1;
  const kindness = 0.4 + chance() * 0.48;
  const all = Array.from({ length: count }, (_, place) => madeReview(`${productId}-${place + 1}`, kindness, chance));
  return all.filter(({ createdAt }) => createdAt <= now.toISOString());
}

function madeReview(id: string, kindness: number, chance: () => number): MadeReview {
  const stars = starsOf(kindness, chance);
  const language = chance() < 0.7 ? "ar" : "en";
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
  const tongue = language === "en" ? 0 : 1;
  const said = [one(openers[stars])[tongue], one(remarks[stars])[tongue]].slice(0, chance() < 0.6 ? 2 : 1);
  const at = FIRST_DAY + Math.floor(chance() * YEARS_OF_DAYS) * DAY_MS + Math.floor(chance() * DAY_MS);
  const createdAt = new Date(at).toISOString();
  return { id, author: one(authors[language]), language, text: said.join(" "), stars, createdAt };
}

/** The kinder a product's guests, the more of them give five. */
function starsOf(kindness: number, chance: () => number): Stars {
  const luck = chance();
  if (luck < kindness) return 5;
  const rest = (luck - kindness) / (1 - kindness);
  if (rest < 0.55) return 4;
  if (rest < 0.8) return 3;
  return rest < 0.92 ? 2 : 1;
}

/** mulberry32 */
function chanceOf(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
