/** Amenity types with an icon, which is a file of our site. */
const ICONS = 6;

/** The path of the icon of an amenity type; `null` for a type without one. */
export function amenityTypeIcon(typeId: number): string | null {
  return typeId >= 1 && typeId <= ICONS ? `/icons/amenity-type-${typeId}.svg` : null;
}
