import { expect, test } from "vitest";
import { reviewCategoryNames, type TravelType } from "#domain/review/review.ts";
import { authors } from "#seed/data/review-authors.ts";
import { closers, openers } from "#seed/data/review-frames.ts";
import type { Mood, Sentence } from "#seed/data/review-moods.ts";
import { topics } from "#seed/data/review-topics.ts";
import { catalogue } from "./seed.ts";
import { fits, hasTopic, moodOf } from "./write-review.ts";

const today = "2026-11-15";
const properties = [...catalogue({ properties: 400, seed: 5, today, light: false })];
const all = properties.flatMap(({ property, spaces, reviews }) =>
  reviews.map((review) => ({
    review,
    property: { ...property, spaceCategoryIds: spaces.map((space) => space.spaceCategoryId) },
  })),
);
const moods: readonly Mood[] = ["glad", "content", "doubtful", "letDown"];

test("a home that is sought has reviews in both languages", () => {
  const kinds = new Set(all.map(({ review }) => `${review.provider} ${review.language}`));

  expect([...kinds].sort()).toEqual(["mabeet ar", "mabeet en"]);
  expect(all.length).toBeGreaterThan(2000);
});

test("a score is of ten and the mean of its parts", () => {
  for (const { review } of all) {
    const parts = reviewCategoryNames.flatMap((name) => review[name] ?? []);
    expect(parts.length).toBe(5);
    expect(review.rating).toBeCloseTo(parts.reduce((sum, part) => sum + part, 0) / 5, 5);
  }
});

test("every sentence fits the score of what it speaks of", () => {
  for (const { review } of all) {
    for (const sentence of review.comments.split(/(?<=\.) /)) {
      const spoken = topics.find(({ sentences }) => moods.some((mood) => has(sentences[mood], sentence)));
      const sentences = spoken?.sentences ?? (moods.some((mood) => has(openers[mood], sentence)) ? openers : closers);
      const score = spoken ? (review[spoken.category] ?? 0) : review.rating;
      expect({ sentence, fits: has(sentences[moodOf(score)], sentence) }).toEqual({ sentence, fits: true });
    }
  }
});

function has(sentences: readonly Sentence[], wanted: string): boolean {
  return sentences.some((sentence) => sentence.includes(wanted));
}

const everySentence = [openers, closers, ...topics.map(({ sentences }) => sentences)].flatMap((byMood) =>
  moods.flatMap((mood) => byMood[mood]),
);

test("every review fits its home and who wrote it", () => {
  for (const { review, property } of all) {
    const travelType = review.travelType as TravelType;
    for (const text of review.comments.split(/(?<=\.) /)) {
      const sentence = everySentence.find(([en, ar]) => en === text || ar === text);
      expect({ text, travelType, fits: fits(sentence?.[2], property, travelType) }).toMatchObject({ fits: true });
      const isWe = /\b(we|us|our)\b/i.test(sentence?.[0] ?? "We");
      expect({ text, travelType, isOfMany: isWe && travelType === "Solo" }).toMatchObject({ isOfMany: false });
    }
  }
});

test("a home for men only has reviews by men alone, one for women only by women alone", () => {
  const authorsOf = (wanted: number) => {
    const own = all.filter(({ property }) => `${property.guestTypeIds}` === `${wanted}`);
    return new Set(own.map(({ review }) => review.authorName));
  };
  const [forMen, forWomen] = [authorsOf(2), authorsOf(3)];
  expect(Math.min(forMen.size, forWomen.size)).toBeGreaterThan(10);
  expect([...authors.en.women, ...authors.ar.women].filter((name) => forMen.has(name))).toEqual([]);
  expect([...authors.en.men, ...authors.ar.men].filter((name) => forWomen.has(name))).toEqual([]);
});

test("friends and people alone in a home for families and women are women, and for families and men men", () => {
  const names = { 2: [...authors.en.men, ...authors.ar.men], 3: [...authors.en.women, ...authors.ar.women] };
  for (const guestType of [2, 3] as const) {
    const own = all.filter(
      ({ property, review }) =>
        `${property.guestTypeIds}` === `1,${guestType}` && ["Friends", "Solo"].includes(review.travelType ?? ""),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ review }) => !names[guestType].some((name) => name === review.authorName))).toEqual([]);
  }
});

test("no guest praises or blames what the home has not", () => {
  for (const { review, property } of all) {
    const languageIndex = review.language === "en" ? 0 : 1;
    const chosen = topics.filter(({ sentences }) =>
      moods.some((mood) => sentences[mood].some((sentence) => review.comments.includes(sentence[languageIndex]))),
    );
    expect(chosen.filter(({ needs }) => !hasTopic(property, needs))).toEqual([]);
  }
});

test("reviews were written after the stay and before today", () => {
  for (const { review } of all) {
    const written = review.createdAt?.toISOString().slice(0, 10) ?? "";
    expect(written < today).toBe(true);
    expect((review.checkOut ?? "9") <= written).toBe(true);
  }
});

test("within a property no name and no sentence comes twice", () => {
  for (const { reviews } of properties) {
    const texts = reviews.flatMap(({ authorName, comments }) => [authorName, ...comments.split(/(?<=\.) /)]);
    expect(texts.toSorted()).toEqual([...new Set(texts)].toSorted());
  }
});

test("nobody stayed with friends in a property for families only", () => {
  const families = all.filter(({ property }) => `${property.guestTypeIds}` === "1");
  expect(families.length).toBeGreaterThan(100);
  expect(new Set(families.map(({ review }) => review.travelType))).toEqual(new Set(["Family", "Couple"]));
});
