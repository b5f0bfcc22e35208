import type { Cart } from "#contract/cart.ts";
import { useDetailsPath } from "#web/shared/property-path.ts";

/** The home of a cart, with the days and as many guests as were chosen. */
export function usePropertyPath(): (cart: Cart) => string {
  const detailsPath = useDetailsPath();
  return ({ chalet }) => {
    const { propertyId, checkIn, checkOut, guestCount, location } = chalet;
    const path = detailsPath(propertyId, { cityId: location.cityId, stay: { checkIn, checkOut } });
    return `${path}&guestCount=${guestCount.adults + guestCount.children}`;
  };
}
