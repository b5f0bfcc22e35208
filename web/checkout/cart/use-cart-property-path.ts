import type { Cart } from "#contract/cart/cart.ts";
import { usePropertyPath } from "#web/shared/property-path.ts";

/** The URL of the cart's property, with its dates and guests. */
export function useCartPropertyPath(): (cart: Cart) => string {
  const propertyPath = usePropertyPath();
  return ({ chalet }) => {
    const { propertyId, checkIn, checkOut, guestCount, location } = chalet;
    return propertyPath(propertyId, { cityId: location.cityId, stay: { checkIn, checkOut }, party: guestCount });
  };
}
