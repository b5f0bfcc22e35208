import { type DescribePictures, FIRST_PICTURE } from "#api/picture/describe-pictures.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { hasBit } from "../shard/bitset.ts";
import { cardBytes, hasCard, putCard } from "../shard/card-store.ts";
import type { Shard } from "../shard/shard.ts";

/** The beginning of a card: what stands in for its first picture, as JSON that `cardText` goes on with. */
export function sightBytes(shard: Shard, home: number, see: DescribePictures): Buffer {
  if (!hasCard(shard.sights, home)) {
    const [sight] = see(pictureFacts(shard, home), [FIRST_PICTURE]);
    putCard(shard.sights, home, `${JSON.stringify(sight).slice(0, -1)},`);
  }
  return cardBytes(shard.sights, home);
}

/** The facts a home's pictures are drawn from. They take more time than a search, so only homes that are shown have them. */
function pictureFacts({ options, measures, ...shard }: Shard, home: number): PictureFacts {
  const chosen = ({ inOrder }: Shard["options"]["amenities"]) =>
    inOrder.filter(({ homes }) => hasBit(homes, home)).map(({ id }) => id);
  const [propertyTypeId = 0] = chosen(options.propertyTypes);
  return {
    id: shard.id[home] as number,
    cityId: shard.cityId,
    propertyTypeId,
    amenityIds: chosen(options.amenities),
    spaceCategoryIds: (shard.rooms[home] ?? "").split(",").filter(Boolean).map(Number),
    bedrooms: measures.bedCountFilter.values[home] as number,
    bathrooms: measures.bathRoomCountFilter.values[home] as number,
    is3DView: hasBit(shard.is3DView, home),
    salt: shard.salt[home] as number,
  };
}
