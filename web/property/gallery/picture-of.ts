import type { PropertyDetails } from "#contract/property/property.ts";
import { pictureHeight, pictureWidths } from "#domain/picture/picture-sizes.ts";

export type PropertyImage = PropertyDetails["images"][number];

type Width = (typeof pictureWidths)[number];
type Format = "avif" | "webp";
type Addressed = Pick<PropertyImage, "url">;

export function pictureAt({ url }: Addressed, width: Width, format: Format = "webp"): string {
  return `${stemOf(url)}-${width}.${format}`;
}

/** The whole picture: a photograph is cut everywhere but in full screen. */
export function wholeOf({ url, wholeUrl }: Pick<PropertyImage, "url" | "wholeUrl">): Addressed {
  return { url: wholeUrl ?? url };
}

/** The height of the whole picture in this width. */
export function heightAt({ width, height }: Pick<PropertyImage, "width" | "height">, shown: number): number {
  return width && height ? Math.round((shown * height) / width) : pictureHeight(shown);
}

/** Without the widths above `maxWidth`: a phone with three pixels per point shows no difference. */
export function pictureSet(image: Addressed, format: Format, maxWidth: Width = 1600): string {
  const widths = pictureWidths.filter((width) => width <= maxWidth);
  return widths.map((width) => `${pictureAt(image, width, format)} ${width}w`).join(", ");
}

/** The file of a picture that the page has already loaded. */
export function loadedFile({ url }: Addressed): string | null {
  const stem = stemOf(url);
  const loaded = Array.from(document.querySelectorAll("img")).filter(
    ({ currentSrc, complete, naturalWidth }) => complete && naturalWidth > 0 && stemOf(currentSrc).endsWith(stem),
  );
  return loaded.toSorted((one, other) => other.naturalWidth - one.naturalWidth)[0]?.currentSrc ?? null;
}

/** The format that the browser has chosen for pictures of this page. */
export function chosenFormat(): Format {
  const isWebp = Array.from(document.querySelectorAll("img")).some(({ currentSrc }) =>
    /\/img\/.*\.webp$/.test(currentSrc),
  );
  return isWebp ? "webp" : "avif";
}

function stemOf(url: string): string {
  return url.replace(/-\d+\.(?:avif|webp)$/, "");
}
