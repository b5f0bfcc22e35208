import { mix } from "#art/drawing/colour.ts";
import type { ExteriorTraits, Season } from "./exterior-traits.ts";

const changes: Record<Season, (traits: ExteriorTraits) => Partial<ExteriorTraits>> = {
  winter: ({ ground }) => ({
    light: "winter",
    ground: [mix(ground[0], "#9db27a", 0.28), mix(ground[1], "#7f9a5c", 0.28)],
  }),
  summer: ({ ground }) => ({
    light: "summer",
    ground: [mix(ground[0], "#fff4dc", 0.25), mix(ground[1], "#f0dcb4", 0.25)],
  }),
  rain: () => ({ light: "rain" }),
  ramadan: () => ({ light: "night", lanterns: true }),
  eid: () => ({ light: "dusk", lanterns: true }),
};

/** The same exterior in a season: other light and ground colours, sometimes lanterns, always the same house. */
export function inSeason(traits: ExteriorTraits, season: Season): ExteriorTraits {
  return { ...traits, ...changes[season](traits), season };
}
