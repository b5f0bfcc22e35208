import type { PropertyCard } from "#contract/search/search.ts";
import type { StoredHome } from "#web/shared/offline/offline-store.ts";
import { loadedPicture } from "#web/shared/offline/store-later.ts";
import { cardPictures } from "./card-picture.ts";
import { type CardProperty, cardProperty } from "./card-property.ts";

/** What is kept of a card; a home that is not free for the stay has no price. */
export function storedHome(card: CardProperty | PropertyCard, isFree = true): StoredHome {
  const { id, nameEn, nameAr, priceDetail } = card;
  const [first] = cardPictures("pictures" in card ? card : cardProperty(card));
  return { id, nameEn, nameAr, picture: loadedPicture(first?.stem), total: isFree ? priceDetail.totalPrice : null };
}
