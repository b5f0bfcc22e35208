import type { DescribePictures, PictureDescription } from "#api/picture/describe-pictures.ts";
import { lruCache } from "#api/platform/cache/lru-cache.ts";
import { describePictures } from "#art/property/property-pictures.ts";
import { altText } from "#domain/picture/alt-text.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";

/** A few hundred bytes each. */
const MAX_DESCRIPTIONS = 20_000;

/** Describes pictures, each once for the same facts: a description takes longer than the rest of a card. */
export function describeOnce(describe: DescribePictures = describeAnew): DescribePictures {
  const known = lruCache<string, PictureDescription[]>({ max: MAX_DESCRIPTIONS, evictTo: MAX_DESCRIPTIONS * 0.9 });
  return (facts, keys) => {
    const key = keyOf(facts, keys);
    const descriptions = known.get(key) ?? describe(facts, keys);
    known.set(key, descriptions);
    return descriptions;
  };
}

const describeAnew: DescribePictures = (facts, keys) =>
  describePictures(facts, keys).map(({ placeholder, alt }) => ({
    placeholder,
    alt: altText(alt, facts.propertyTypeId),
  }));

/** All facts and no other property of the object. */
function keyOf(facts: PictureFacts, keys: readonly string[]): string {
  const { id, propertyTypeId, cityId, areaId, bedrooms, bathrooms, is3DView, isBySea, salt } = facts;
  const plain: Omit<Record<keyof PictureFacts, unknown>, "amenityIds" | "spaceCategoryIds"> = {
    id,
    propertyTypeId,
    cityId,
    areaId,
    bedrooms,
    bathrooms,
    is3DView,
    isBySea,
    salt,
  };
  return [...Object.values(plain), facts.amenityIds, facts.spaceCategoryIds, keys].join("|");
}
