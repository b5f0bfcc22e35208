import { expect, test } from "vitest";
import { readPlace } from "./places-answer.ts";

const GOOGLE = "https://places.googleapis.com";
const author = {
  displayName: "Sara",
  uri: "https://www.google.com/maps/contrib/1/reviews",
  photoUri: "https://lh3.googleusercontent.com/a/x=s128",
};
const review = {
  name: "places/ChIJabc/reviews/Zm9v",
  relativePublishTimeDescription: "a year ago",
  rating: 4,
  text: { text: "Quiet.", languageCode: "en-US" },
  authorAttribution: author,
  publishTime: "2025-01-02T03:04:05.123456789Z",
};
const read = (given: object) => {
  const answer = { id: "ChIJabc", rating: 4.4, userRatingCount: 9, reviews: [{ ...review, ...given }], unknown: {} };
  return readPlace(answer, "ar", GOOGLE)?.reviews[0];
};

test("a review has its author with profile and picture, and fields that we do not know are ignored", () => {
  expect(read({})).toMatchObject({
    id: "Zm9v",
    authorName: "Sara",
    author: { url: author.uri, photoUrl: author.photoUri },
    language: "en",
    comments: "Quiet.",
    rating: 4,
  });
});

test.each([
  [{ uri: "javascript:alert(1)", photoUri: "data:image/svg+xml,x" }],
  [{ uri: "https://google.com.example.test/", photoUri: "https://example.test/a.png" }],
  [{ uri: "http://www.google.com/maps", photoUri: "http://lh3.googleusercontent.com/a" }],
  [{}],
])("a page links and shows nothing that is not Google's: %j", (authorAttribution) => {
  expect(read({ authorAttribution })?.author).toEqual({ url: null, photoUrl: null });
});

test("a picture without a scheme is loaded safely", () => {
  const photoUri = author.photoUri.replace("https:", "");
  expect(read({ authorAttribution: { photoUri } })?.author?.photoUrl).toBe(author.photoUri);
});

test("a review may be stars alone, from nobody, in a language that we do not have", () => {
  expect(read({ text: undefined, authorAttribution: {} })).toMatchObject({ comments: "", authorName: "Google Maps" });
  expect(read({ text: { text: "Bien.", languageCode: "fr" } })).toMatchObject({ comments: "Bien.", language: "ar" });
});

test("more than five are cut, and a place without reviews has no fields for them", () => {
  const six = Array.from({ length: 6 }, () => review);
  expect(readPlace({ id: "ChIJabc", reviews: six }, "en", GOOGLE)?.reviews).toHaveLength(5);
  expect(readPlace({ id: "ChIJabc" }, "en", GOOGLE)).toMatchObject({ averageRating: 0, reviewCount: 0, reviews: [] });
});

test.each([null, [], "place", { error: {} }, { id: "ChIJabc", rating: "4" }, { id: "ChIJabc", reviews: [{}] }])(
  "%j is no place",
  (answer) => {
    expect(readPlace(answer, "en", GOOGLE)).toBeNull();
  },
);
