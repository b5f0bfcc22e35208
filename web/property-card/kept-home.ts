import type { PropertyCard } from "#contract/search/search.ts";
import { loadedPicture } from "#web/shared/kept/keep-later.ts";
import type { KeptHome } from "#web/shared/kept/kept.ts";
import { cardPictures } from "./card-picture.ts";
import { type CardProperty, cardProperty } from "./card-property.ts";

/** What is kept of a card; a home that is not free for the stay has no price. */
export function keptHome(card: CardProperty | PropertyCard, isFree = true): KeptHome {
  const { id, nameEn, nameAr, priceDetail } = card;
  const [first] = cardPictures("pictures" in card ? card : cardProperty(card));
  return { id, nameEn, nameAr, picture: loadedPicture(first?.stem), total: isFree ? priceDetail.totalPrice : null };
}
