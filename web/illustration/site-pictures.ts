import type { HeroScene } from "#domain/site/hero-scene.ts";
import type { Brand } from "#domain/site/sites.ts";

/** A picture drawn by tools/art/draw-site-pictures.ts; a test there compares this table with the files. */
export type SitePicture = {
  /** The path without width and format: `/art/hero-mabeet` for `/art/hero-mabeet-640.avif` and others. */
  stem: string;
  widths: readonly number[];
  /** The one width as WebP, for the few browsers without AVIF; without it every width is. */
  fallback?: number;
  /** Another crop for phones, used below 960 px. */
  phone?: { stem: string; widths: readonly number[]; fallback?: number };
  /** The CSS background until the picture has loaded: the colours of its sky, horizon and ground. */
  placeholder: string;
};

/** The placeholder of pictures whose colours are not listed here. */
export const duskPlaceholder = "linear-gradient(#302a70, #f6b56a 46%, #573c67 64%)";

const heroPlaceholders: Record<Brand, Record<HeroScene, string>> = {
  mabeet: {
    dawn: "linear-gradient(#adc0e9, #ffd3a8 46%, #9f666b 64%)",
    winter: "linear-gradient(#97bfe4, #f2ecdc 46%, #947168 64%)",
    summer: "linear-gradient(#a6cfe8, #fbeed3 46%, #b2847f 64%)",
    dusk: "linear-gradient(#2c276c, #f6b56a 46%, #573c67 64%)",
    night: "linear-gradient(#111445, #4a4a96 46%, #413155 64%)",
    ramadan: "linear-gradient(#111445, #4a4a96 46%, #413155 64%)",
  },
  tajawal: {
    dawn: "linear-gradient(#b4dfe4, #ffdcc8 46%, #e2c49b 64%)",
    winter: "linear-gradient(#97c9dc, #eef1e8 46%, #c6ba8c 64%)",
    summer: "linear-gradient(#90d3e2, #f4f6ea 46%, #e5caa1 64%)",
    dusk: "linear-gradient(#134859, #ffb3a1 46%, #b7a38f 64%)",
    night: "linear-gradient(#062c3b, #4a8494 46%, #58605c 64%)",
    ramadan: "linear-gradient(#062c3b, #4a8494 46%, #58605c 64%)",
  },
};

/** By city id. */
const cityPlaceholders: Readonly<Record<number, string>> = {
  1: "linear-gradient(#92a3b2, #ffdf9e 46%, #debd8f 64%)",
  2: "linear-gradient(#93c3e5, #f6ead6 46%, #9eb26c 64%)",
  3: "linear-gradient(#56a2da, #d6ecf5 46%, #d6bf99 64%)",
  4: "linear-gradient(#93c3e5, #f6ead6 46%, #9ead63 64%)",
  5: "linear-gradient(#302a70, #f6b56a 46%, #6e5e75 64%)",
  6: "linear-gradient(#56a2da, #d6ecf5 46%, #95a759 64%)",
  7: "linear-gradient(#0e173e, #37427f 46%, #392f3c 64%)",
  8: "linear-gradient(#93c3e5, #f6ead6 46%, #9ead63 64%)",
  9: "linear-gradient(#92a3b2, #ffdf9e 46%, #d3995c 64%)",
  10: "linear-gradient(#4b3f79, #f0957a 46%, #636465 64%)",
  11: "linear-gradient(#2e727e, #ffc4b4 46%, #b1a191 64%)",
  12: "linear-gradient(#4b3f79, #f0957a 46%, #827484 64%)",
  13: "linear-gradient(#0e173e, #37427f 46%, #2d3c40 64%)",
  14: "linear-gradient(#92a3b2, #ffdf9e 46%, #d3995c 64%)",
};

/** Riyadh; its picture is used for cities without their own. */
const DEFAULT_CITY_ID = 5;

/** The picture behind the headline of the front page. */
export function heroPicture(brand: Brand, scene: HeroScene): SitePicture {
  const stem = `/art/hero-${brand}-${scene}`;
  return {
    ...{ stem, widths: [960, 1600, 2400], fallback: 1600 },
    phone: { stem: `${stem}-phone`, widths: [640, 960], fallback: 640 },
    placeholder: heroPlaceholders[brand][scene],
  };
}

export function cityPicture(cityId: number): SitePicture {
  const drawn = drawnCity(cityId);
  return { stem: `/art/city-${drawn}`, widths: [240, 480], placeholder: cityPlaceholders[drawn] ?? "" };
}

/** The Open Graph picture of a city. */
export function ogCityPicture(cityId: number): string {
  return `/art/og-city-${drawnCity(cityId)}.jpg`;
}

function drawnCity(cityId: number): number {
  return cityId in cityPlaceholders ? cityId : DEFAULT_CITY_ID;
}
