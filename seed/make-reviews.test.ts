import { expect, test } from "vitest";
import { reviewCategoryNames } from "#domain/review/review.ts";
import { closers, openers } from "#seed/data/review-frames.ts";
import type { Mood } from "#seed/data/review-moods.ts";
import { topics } from "#seed/data/review-topics.ts";
import { catalogue } from "./seed.ts";
import { hasTopic, moodOf } from "./write-review.ts";

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

function has(sentences: readonly (readonly string[])[], wanted: string): boolean {
  return sentences.some((sentence) => sentence.includes(wanted));
}

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
