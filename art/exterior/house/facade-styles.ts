import type { HouseStyle } from "#art/exterior/scene/exterior-traits.ts";
import { asiri } from "./asiri.ts";
import { coastal } from "./coastal.ts";
import type { FacadeStyle } from "./facade.ts";
import { hijazi } from "./hijazi.ts";
import { modern } from "./modern.ts";
import { najdi } from "./najdi.ts";
import { stoneFarm } from "./stone-farm.ts";

export const facadeStyles: Record<HouseStyle, FacadeStyle> = {
  najdi,
  modern,
  hijazi,
  asiri,
  coastal,
  "stone-farm": stoneFarm,
};
