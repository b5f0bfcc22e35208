// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { chosenFormat, heightAt, loadedFile, pictureSet, wholeOf } from "./picture-of.ts";

const image = { url: "/img/2/7/exterior-960.avif" };

afterEach(() => document.body.replaceChildren());

function showPicture(currentSrc: string, naturalWidth: number): void {
  const shown = document.body.appendChild(document.createElement("img"));
  const loaded = { currentSrc, naturalWidth, complete: true };
  for (const [name, value] of Object.entries(loaded)) Object.defineProperty(shown, name, { value });
}

test("a phone chooses between the widths that are drawn ahead", () => {
  expect(pictureSet(image, "avif", 960)).toBe(
    "/img/2/7/exterior-320.avif 320w, /img/2/7/exterior-640.avif 640w, /img/2/7/exterior-960.avif 960w",
  );
});

test("the viewer starts with the largest file of the picture that the page has loaded", () => {
  showPicture("http://mabeet.test/img/2/7/exterior-320.avif", 320);
  showPicture("http://mabeet.test/img/2/7/exterior-640.avif", 640);
  showPicture("http://mabeet.test/img/2/7/exterior-night-960.avif", 960);
  showPicture("http://mabeet.test/img/2/7/exterior-960.avif", 0);
  expect(loadedFile(image)).toBe("http://mabeet.test/img/2/7/exterior-640.avif");
});

test("a photograph is whole in the viewer, in its own shape; a drawn picture is the same everywhere", () => {
  const photo = { url: "/img/2/7/photo-0-960.avif", wholeUrl: "/img/2/7/whole-0-960.avif", width: 1500, height: 2000 };
  expect([wholeOf(photo).url, heightAt(photo, 960)]).toEqual([photo.wholeUrl, 1280]);
  expect([wholeOf(image).url, heightAt({}, 960)]).toEqual([image.url, 640]);
});

test("the viewer has no file to start with when the page has loaded none", () => {
  expect(loadedFile(image)).toBeNull();
});

test("the viewer takes WebP where the browser does", () => {
  expect(chosenFormat()).toBe("avif");
  showPicture("http://mabeet.test/img/2/7/exterior-640.webp", 640);
  expect(chosenFormat()).toBe("webp");
});
