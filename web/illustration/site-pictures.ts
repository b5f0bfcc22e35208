import type { Brand } from "#domain/site/sites.ts";

/** A picture drawn by tools/art/draw-site-pictures.ts; a test there compares this table with the files. */
export type SitePicture = {
  /** The path without width and format: `/art/hero-mabeet` for `/art/hero-mabeet-640.avif` and others. */
  stem: string;
  widths: readonly number[];
  /** Another crop for phones, used below 960 px. */
  phone?: { stem: string; widths: readonly number[] };
  /** The CSS background until the picture has loaded: the colours of its sky, horizon and ground. */
  placeholder: string;
};

/** The placeholder of pictures whose colours are not listed here. */
export const duskPlaceholder = "linear-gradient(#302a70, #f6b56a 46%, #573c67 64%)";

const heroes: Record<Brand, SitePicture> = {
  mabeet: hero("mabeet", duskPlaceholder),
  tajawal: hero("tajawal", "linear-gradient(#2e727e, #ffc4b4 46%, #b7a38f 64%)"),
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

export function heroPicture(brand: Brand): SitePicture {
  return heroes[brand];
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

function hero(brand: Brand, placeholder: string): SitePicture {
  return {
    stem: `/art/hero-${brand}`,
    widths: [640, 960, 1600, 2400],
    phone: { stem: `/art/hero-${brand}-phone`, widths: [640, 960] },
    placeholder,
  };
}
