// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryPictures } from "./retry-pictures.ts";

let stop = () => {};
let requests: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A picture that notes each request. */
function aPicture(src: string, complete = false): HTMLImageElement {
  const image = document.body.appendChild(document.createElement("img"));
  image.setAttribute("src", src);
  Object.defineProperty(image, "src", { get: () => src, set: () => requests.push(src) });
  Object.defineProperty(image, "complete", { value: complete });
  return image;
}

test("a picture that failed is requested again, each time after a longer pause, and at last no more", () => {
  const image = aPicture("/img/2/7/exterior-640.avif");
  stop = retryPictures();
  for (const pause of [1_000, 3_000, 9_000, 27_000]) {
    image.dispatchEvent(new Event("error"));
    const before = requests.length;
    vi.advanceTimersByTime(pause - 1);
    expect(requests).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(requests).toHaveLength(before + 1);
  }
  image.dispatchEvent(new Event("error"));
  vi.runAllTimers();
  expect(requests).toHaveLength(4);
});

test("a picture that failed before the page was hydrated is requested again", () => {
  aPicture("/img/2/7/exterior-640.avif", true);
  stop = retryPictures();
  vi.runAllTimers();
  expect(requests).toHaveLength(1);
});

test("a picture that failed is hidden, so that its colours show, until it has loaded", () => {
  const image = aPicture("/img/2/7/exterior-640.avif");
  stop = retryPictures();
  image.dispatchEvent(new Event("error"));
  expect(image.dataset.failed).toBe("1");
  image.dispatchEvent(new Event("load"));
  expect(image.dataset.failed).toBeUndefined();
});

test("pictures of others, and pictures that have left the page, are not requested", () => {
  stop = retryPictures();
  aPicture("https://other.example/a.png").dispatchEvent(new Event("error"));
  const gone = aPicture("/img/2/7/exterior-640.avif");
  gone.dispatchEvent(new Event("error"));
  gone.remove();
  vi.runAllTimers();
  expect(requests).toEqual([]);
});
