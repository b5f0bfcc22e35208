type RowProperty = { propertyTypeId: number; is3DView: boolean; location: { cityId: number } };
export type RowSearch = { cityId: number; propertyTypes?: number[]; is3DView?: true };

/** The search for more of a themed row: its first city with several properties, and what all of them share. */
export function rowSearch(properties: readonly RowProperty[]): RowSearch | null {
  const [first] = properties;
  if (!first) return null;
  const isOneType = properties.every(({ propertyTypeId }) => propertyTypeId === first.propertyTypeId);
  return {
    cityId: sharedCity(properties.map(({ location }) => location.cityId)) ?? first.location.cityId,
    ...(isOneType && { propertyTypes: [first.propertyTypeId] }),
    ...(properties.every(({ is3DView }) => is3DView) && { is3DView: true as const }),
  };
}

/** The first city that has at least two of the properties, because rows begin with those of the site's country. */
function sharedCity(ids: readonly number[]): number | undefined {
  return ids.find((id, index) => ids.indexOf(id, index + 1) >= 0);
}
