import { type DescribePictures, FIRST_PICTURE, type PictureDescription } from "#api/picture/describe-pictures.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { hasBit } from "../shard/bitset.ts";
import { cardBytes, hasCard, putCard } from "../shard/card-store.ts";
import { descriptionText } from "../shard/card-text.ts";
import type { Shard } from "../shard/shard.ts";

/** The beginning of a card: placeholder and alt text of its first picture, as JSON that `cardText` continues. */
export function placeholderBytes(shard: Shard, position: number, describePictures: DescribePictures): Buffer {
  if (!hasCard(shard.placeholders, position)) {
    const [placeholder] = describePictures(pictureFacts(shard, position), [FIRST_PICTURE]);
    putCard(shard.placeholders, position, descriptionText(placeholder as PictureDescription));
  }
  return cardBytes(shard.placeholders, position);
}

/** The facts that pictures are drawn from. Computing a placeholder takes longer than a search, so it is done on demand. */
function pictureFacts({ options, measures, checkboxes, ...shard }: Shard, position: number): PictureFacts {
  const chosen = ({ inOrder }: Shard["options"]["amenities"]) =>
    inOrder.filter(({ properties }) => hasBit(properties, position)).map(({ id }) => id);
  const [propertyTypeId = 0] = chosen(options.propertyTypes);
  const [areaId = 0] = chosen(options.areas);
  return {
    id: shard.id[position] as number,
    cityId: shard.cityId,
    areaId,
    propertyTypeId,
    amenityIds: chosen(options.amenities),
    spaceCategoryIds: (shard.rooms[position] ?? "").split(",").filter(Boolean).map(Number),
    bedrooms: measures.bedCountFilter.values[position] as number,
    bathrooms: measures.bathRoomCountFilter.values[position] as number,
    is3DView: hasBit(checkboxes.is3DView, position),
    isBySea: shard.bySea[position] === 1,
    salt: shard.salt[position] as number,
  };
}
