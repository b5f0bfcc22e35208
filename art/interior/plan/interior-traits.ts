import { layerRandom } from "#art/drawing/brush.ts";
import type { BuildingStyle, ExteriorTraits } from "#art/exterior/scene/exterior-traits.ts";
import type { Random } from "#art/random/random.ts";
import { interiorPalettes, type Palette } from "./interior-palettes.ts";

export const rugPatterns = ["diamonds", "stripes", "sadu", "medallion", "kilim", "plain"] as const;
export type RugPattern = (typeof rugPatterns)[number];
const lanternKinds = ["hexagon", "tower", "globe", "box"] as const;
export type LanternKind = (typeof lanternKinds)[number];
export type WindowKind = "tall" | "arched" | "wide";
export type FloorKind = "planks" | "tiles" | "herringbone" | "plain";
export type CeilingKind = "cove" | "beams" | "plain";
export type AccentKind = "plain" | "slats" | "panels" | "niches" | "courses";

/** The traits that all rooms of one property share. */
export type InteriorTraits = {
  id: string;
  palette: Palette;
  rug: RugPattern;
  lantern: LanternKind;
  curtains: boolean;
  seating: "floor" | "sofa";
  windows: WindowKind;
  floor: FloorKind;
  ceiling: CeilingKind;
  accent: AccentKind;
  /** The view from the windows. */
  exterior: ExteriorTraits;
};

const windowsByStyle: Record<BuildingStyle, Partial<Record<WindowKind, number>>> = {
  najdi: { tall: 3, arched: 3 },
  modern: { wide: 5, tall: 2 },
  hijazi: { tall: 3, arched: 4 },
  asiri: { tall: 4, wide: 1 },
  coastal: { arched: 5, wide: 2 },
  "stone-farm": { tall: 3, arched: 2, wide: 1 },
  "tent-camp": { tall: 1 },
  dome: { arched: 1 },
  "a-frame": { wide: 3, tall: 1 },
};

const oldStyles: readonly BuildingStyle[] = ["najdi", "asiri", "stone-farm", "hijazi"];
const metals = ["#c59a4a", "#3a3836", "#b4b7ba"] as const;

/** The interior of a property; each trait has its own random stream. */
export function chooseInteriorTraits(exterior: ExteriorTraits): InteriorTraits {
  const { id, building } = exterior;
  const stream = (trait: string): Random => layerRandom(id, "interior-dna", trait);
  const isOld = oldStyles.includes(building.style);
  const palette = stream("palette").pick(interiorPalettes);
  return {
    id,
    palette: { ...palette, metal: stream("metal").chance(0.6) ? palette.metal : stream("other-metal").pick(metals) },
    rug: stream("rug").pick(rugPatterns),
    lantern: stream("lantern").pick(lanternKinds),
    curtains: stream("curtains").chance(0.72),
    seating: stream("seating").weighted(isOld ? { floor: 3, sofa: 1 } : { floor: 2, sofa: 3 }),
    windows: stream("windows").weighted(windowsByStyle[building.style]),
    floor: stream("floor").weighted({ planks: 3, tiles: 4, herringbone: 2, plain: 1 }),
    ceiling: stream("ceiling").weighted(isOld ? { beams: 4, cove: 2 } : { cove: 5, plain: 1 }),
    accent: stream("accent").weighted(
      isOld ? { plain: 2, niches: 3, courses: 2, panels: 1 } : { plain: 2, slats: 3, panels: 3 },
    ),
    exterior,
  };
}
