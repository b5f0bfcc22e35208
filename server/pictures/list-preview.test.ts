import sharp from "sharp";
import { expect, test } from "vitest";
import { chaletFacts } from "./facts-for-test.ts";
import { renderListPreview } from "./list-preview.ts";

const homes = [17, 118, 4023].map((id) => ({ facts: { ...chaletFacts, id } }));

test.each([1, 2, 3])(
  "the preview of a list shows %d homes in the size of link previews",
  async (count) => {
    const bytes = await renderListPreview(homes.slice(0, count));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  },
  30_000,
);
