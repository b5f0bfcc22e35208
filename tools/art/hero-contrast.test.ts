import sharp from "sharp";
import { expect, test } from "vitest";
import { drawExterior } from "#art/exterior/draw-exterior.ts";
import { sceneTraits } from "#art/site-pictures/heroes.ts";
import { heroScenes, isBright } from "#domain/site/hero-scene.ts";
import { brands } from "#domain/site/site-rows.ts";
import { contrast, lightColours } from "#web/ui/tokens.ts";

const MIN_CONTRAST = 4.5;
/** Large enough for a gradient and small enough that a star is no ground for words. */
const WIDTH = 60;

/** The part of the sky behind the words, in canvas pixels: above the house of mabeet, on either side of tajawal's. */
const zones = {
  mabeet: [
    { left: 100, right: 1500, top: -120, bottom: 190 },
    { left: 350, right: 1250, top: 90, bottom: 241 },
  ],
  tajawal: [
    { left: -396, right: 380, top: 60, bottom: 235 },
    { left: -396, right: 300, top: 235, bottom: 320 },
    { left: 1210, right: 1996, top: 60, bottom: 320 },
    { left: 340, right: 1260, top: 90, bottom: 241 },
  ],
} as const;

test.each(brands.flatMap((brand) => heroScenes.map((scene) => [brand, scene] as const)))(
  "the words of %s can be read in the sky of %s",
  async (brand, scene) => {
    const words = isBright(scene) ? lightColours[brand].footer : "#ffffff";
    for (const { left, right, top, bottom } of zones[brand]) {
      const size = { width: WIDTH, height: Math.round((WIDTH * (bottom - top)) / (right - left)) };
      const crop = { centre: (left + right) / 2, top, width: right - left };
      const svg = drawExterior(sceneTraits(brand, scene), { ...size, crop });
      const pixels = await sharp(Buffer.from(svg)).flatten().raw().toBuffer();
      const contrasts = Array.from({ length: size.width * size.height }, (_, index) =>
        contrast(words, `#${pixels.toString("hex", index * 3, index * 3 + 3)}`),
      );
      expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    }
  },
);
