import { barbecueYard } from "./barbecue-yard.ts";
import { courtyard } from "./courtyard.ts";
import type { YardKind } from "./draw-yard.ts";
import { firePitYard } from "./fire-pit-yard.ts";
import { gardenYard } from "./garden-yard.ts";
import { poolYard } from "./pool-yard.ts";
import { footballYard, playgroundYard, volleyballYard } from "./sports-yards.ts";
import { terraceYard } from "./terrace-yard.ts";

export const yardNames = [
  "pool",
  "fire-pit",
  "barbecue",
  "garden",
  "courtyard",
  "terrace",
  "playground",
  "football",
  "volleyball",
] as const;
export type YardName = (typeof yardNames)[number];

export const yardKinds: Record<YardName, YardKind> = {
  pool: poolYard,
  "fire-pit": firePitYard,
  barbecue: barbecueYard,
  garden: gardenYard,
  courtyard: courtyard,
  terrace: terraceYard,
  playground: playgroundYard,
  football: footballYard,
  volleyball: volleyballYard,
};
