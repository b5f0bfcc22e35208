import type { Crop } from "#art/drawing/canvas.ts";
import { chooseExteriorTraits } from "#art/exterior/scene/choose-exterior-traits.ts";
import type { ExteriorTraits, HouseColours, Season } from "#art/exterior/scene/exterior-traits.ts";
import { inSeason } from "#art/exterior/scene/season-traits.ts";
import { type HeroScene, isBright } from "#domain/site/hero-scene.ts";

/**
 * The picture behind the headline, which is in the sky above the house. The traits are those of dusk; `sceneTraits` has
 * the others.
 */
export type Hero = { traits: ExteriorTraits; wide: Crop; tall: Crop; social: Crop };

const mud: HouseColours = {
  wall: "#e6b885",
  trim: "#f6ead5",
  accent: "#8a5a2b",
  door: "#6b4226",
};
const pavilion: HouseColours = {
  wall: "#f0e7da",
  trim: "#3a3450",
  accent: "#a8794c",
  door: "#7a4c2a",
};

/** A mud-walled house with a glass pavilion and lanterns. */
const mabeet: Hero = {
  traits: chooseExteriorTraits("hero-mabeet", "najd", {
    light: "desert-dusk",
    background: ["dunes"],
    ground: ["#c98a6a", "#8f5560"],
    lawn: false,
    layout: {
      horizon: 486,
      groundLine: 700,
      centre: 800,
      vanishing: 800,
      sun: 1250,
      moon: [960, 311],
    },
    building: {
      style: "najdi",
      width: 800,
      colours: mud,
      pergola: false,
      volumes: [
        { style: "najdi", share: 0.27, storeys: 2, storeyHeight: 152 },
        {
          style: "modern",
          share: 0.46,
          storeys: 1,
          storeyHeight: 170,
          colours: pavilion,
        },
        { style: "najdi", share: 0.27, storeys: 1, storeyHeight: 200 },
      ],
    },
    front: "pool",
    pool: {
      shape: "rect",
      width: 560,
      water: ["#2b86a8", "#7fd8e0"],
      deck: "#d9cbb4",
      sunbeds: 0,
      parasol: false,
    },
    planting: {
      palms: 6,
      palmSide: "both",
      bushes: 5,
      blossom: "#f2c14e",
      framingPalm: false,
      climber: false,
    },
    lanterns: true,
  }),
  wide: { centre: 800, top: -120, width: 2520 },
  tall: { centre: 800, top: 90, width: 1000 },
  social: { centre: 800, top: 40, width: 1900 },
};

/** White arches, a wind tower and a dhow. */
const tajawal: Hero = {
  traits: chooseExteriorTraits("hero-tajawal", "gulf", {
    light: "coast-dusk",
    background: ["sea"],
    dhow: true,
    ground: ["#f4e2c2", "#dfc296"],
    lawn: false,
    layout: {
      horizon: 476,
      groundLine: 700,
      centre: 760,
      vanishing: 760,
      sun: 1350,
      moon: [860, 312],
    },
    building: {
      style: "coastal",
      width: 680,
      colours: {
        wall: "#fdfbf6",
        trim: "#1b7f88",
        accent: "#8cc6cf",
        door: "#1b6f78",
      },
      pergola: false,
      volumes: [
        { style: "coastal", share: 0.34, storeys: 2, storeyHeight: 150 },
        { style: "coastal", share: 0.66, storeys: 1, storeyHeight: 176 },
      ],
    },
    front: "pool",
    pool: {
      shape: "rect",
      width: 540,
      water: ["#1f9aa5", "#86e0dc"],
      deck: "#ece0cc",
      sunbeds: 0,
      parasol: false,
    },
    planting: {
      palms: 4,
      palmSide: "left",
      bushes: 5,
      blossom: "#d6337c",
      framingPalm: false,
      climber: true,
    },
    lanterns: true,
  }),
  wide: { centre: 800, top: -120, width: 2520 },
  tall: { centre: 800, top: 90, width: 1000 },
  social: { centre: 800, top: 40, width: 1900 },
};

export const heroes = { mabeet, tajawal };

const seasonOf: Partial<Record<HeroScene, Season>> = { winter: "winter", summer: "summer", ramadan: "ramadan" };
const hourOf: Record<HeroScene, "dawn" | "winter" | "summer" | "dusk" | "night"> = {
  dawn: "dawn",
  winter: "winter",
  summer: "summer",
  dusk: "dusk",
  night: "night",
  ramadan: "night",
};
const regionOf = { mabeet: "desert", tajawal: "coast" } as const;

/** The same house at another hour or in another season. */
export function sceneTraits(brand: keyof typeof heroes, scene: HeroScene): ExteriorTraits {
  const { traits } = heroes[brand];
  const season = seasonOf[scene];
  const light = `${regionOf[brand]}-${hourOf[scene]}` as const;
  // In the dark, light comes from behind the house: beside it the glow would be behind the words.
  const layout = isBright(scene) ? traits.layout : { ...traits.layout, sun: traits.layout.centre };
  return { ...(season ? inSeason(traits, season) : traits), light, layout };
}
