import { expect, test } from "vitest";
import { render, the } from "../render-for-test.tsx";
import { GoogleRating } from "./google-rating.tsx";
import { Rating } from "./rating.tsx";
import { scoreWord } from "./score-word.ts";

test.each([
  [10, "superb"],
  [9, "superb"],
  [8.9, "veryGood"],
  [8, "veryGood"],
  [7, "good"],
  [6, "pleasant"],
  [5.9, "other"],
  [0, "other"],
])("a score of %f is called %s", (score, word) => {
  expect(scoreWord(score)).toBe(word);
});

test("screen readers read the score out of ten with the number of reviews", async () => {
  const { container } = await render(<Rating score={8.6} count={42} />);
  expect(the(".sr-only").textContent).toBe("8.6 out of 10, 42 reviews");
  expect(container.textContent).toContain("Very good");
});

test("a whole score keeps its decimal, so that all scores have one width", async () => {
  const { container } = await render(<Rating score={9} count={1} />);
  expect(container.textContent).toContain("9.0");
});

test("screen readers read it in Arabic on an Arabic page", async () => {
  await render(<Rating score={8.6} count={2} />, "ar");
  expect(the(".sr-only").textContent).toBe("8.6 من 10، تقييمان");
});

test("a low score has no word, only the number of its reviews", async () => {
  const { container } = await render(<Rating score={5.7} count={2} />, "ar");
  expect(container.querySelector(":scope > span > span:last-child")?.textContent).toBe("· تقييمان");
});

test("a property without reviews shows no score", async () => {
  const { container } = await render(<Rating score={0} count={0} />);
  expect(container.textContent).toBe("No reviews yet");
});

test("Google's rating stays out of five and names Google", async () => {
  const { container } = await render(<GoogleRating score={4.4} count={318} />);
  expect(the(".sr-only").textContent).toBe("Google Maps: 4.4 out of 5, 318 reviews");
  expect(the('bdi[dir="ltr"]').textContent).toBe("4.4/5");
  expect(container.textContent).toContain("Google Maps");
});
