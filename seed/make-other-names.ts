import type { properties } from "#api/schema/property.ts";
import { compounds } from "#seed/data/property-texts.ts";
import type { PropertyPlan } from "./property-plan.ts";

const IN_COMPOUND = 0.12;
const ORIGINAL_NAME_SHARE = 0.15;

type OtherNames = Pick<
  typeof properties.$inferInsert,
  "originalNameEn" | "originalNameAr" | "compoundNameEn" | "compoundNameAr"
>;

/** The compound of some properties, and the name that some hosts wrote before ours. */
export function makeOtherNames({ id, name, randomFor }: PropertyPlan): OtherNames {
  const random = randomFor("other-names");
  const compound = random.chance(IN_COMPOUND) ? random.pick(compounds) : null;
  const hasOriginalName = random.chance(ORIGINAL_NAME_SHARE);
  return {
    compoundNameEn: compound?.en ?? null,
    compoundNameAr: compound?.ar ?? null,
    originalNameEn: hasOriginalName ? `${name.en} ${id}` : null,
    originalNameAr: hasOriginalName ? `${name.ar} ${id}` : null,
  };
}
