type RowProperty = { propertyTypeId: number; is3DView: boolean; location: { cityId: number } };
export type RowSearch = { cityId: number; propertyTypes?: number[]; is3DView?: true };

/** The search for more of a themed row: its most common city, and what all of its properties share. */
export function rowSearch(properties: readonly RowProperty[]): RowSearch | null {
  const [first] = properties;
  if (!first) return null;
  const isOneType = properties.every(({ propertyTypeId }) => propertyTypeId === first.propertyTypeId);
  return {
    cityId: commonest(properties.map(({ location }) => location.cityId)) ?? first.location.cityId,
    ...(isOneType && { propertyTypes: [first.propertyTypeId] }),
    ...(properties.every(({ is3DView }) => is3DView) && { is3DView: true as const }),
  };
}

/** Of several equally common ones the first. */
function commonest(ids: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].reduce<[number, number] | undefined>(
    (best, each) => (best && best[1] >= each[1] ? best : each),
    undefined,
  )?.[0];
}
