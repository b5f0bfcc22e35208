import { courtyardYard } from "./courtyard.ts";
import { firePitYard } from "./fire-pit.ts";
import { gardenYard } from "./garden.ts";
import { grillYard } from "./grill.ts";
import { poolYard } from "./pool.ts";
import { footballYard, playgroundYard, volleyballYard } from "./sports.ts";
import { terraceYard } from "./terrace.ts";
import type { Yard } from "./yard.ts";

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

export const yards: Record<YardName, Yard> = {
  pool: poolYard,
  "fire-pit": firePitYard,
  barbecue: grillYard,
  garden: gardenYard,
  courtyard: courtyardYard,
  terrace: terraceYard,
  playground: playgroundYard,
  football: footballYard,
  volleyball: volleyballYard,
};
