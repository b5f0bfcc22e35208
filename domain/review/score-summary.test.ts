import { expect, test } from "vitest";
import { scoreSummary } from "./score-summary.ts";

const wordFor = (averageRating: number, provider: "google" | "mabeet" = "mabeet") =>
  scoreSummary({ averageRating, reviewCount: 3 }, provider).en;

test("a score has a word, in both languages", () => {
  expect(scoreSummary({ averageRating: 9.2, reviewCount: 12 }, "mabeet")).toEqual({ en: "Superb", ar: "ممتاز" });
  expect([9, 8.9, 8, 7, 6, 5.9, 1].map((rating) => wordFor(rating))).toEqual([
    "Superb",
    "Very good",
    "Very good",
    "Good",
    "Pleasant",
    "Score",
    "Score",
  ]);
});

test("Google's five are as much as our ten", () => {
  expect([4.5, 4.4, 3.5].map((rating) => wordFor(rating, "google"))).toEqual(["Superb", "Very good", "Good"]);
});

test("a home nobody has reviewed is new", () => {
  expect(scoreSummary({ averageRating: 0, reviewCount: 0 }, "mabeet")).toEqual({ en: "New", ar: "جديد" });
});
