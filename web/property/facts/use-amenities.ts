import { useProperty } from "../data/property-context.tsx";

export type AmenityGroup = {
  id: number;
  name: string;
  iconUrl: string | null;
  amenities: { id: number; name: string }[];
};

/** The amenities by group, both sorted by rank; those without a name are left out. */
export function useAmenities(): AmenityGroup[] {
  const { property, label } = useProperty();
  return property.amenityTypes
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ typeId, iconUrl, amenities }) => ({
      id: typeId,
      iconUrl,
      name: label("amenityTypes", typeId) ?? "",
      amenities: amenities
        .toSorted((one, other) => one.rank - other.rank)
        .flatMap(({ id }) => {
          const name = label("amenities", id);
          return name ? [{ id, name }] : [];
        }),
    }))
    .filter(({ amenities }) => amenities.length > 0);
}
