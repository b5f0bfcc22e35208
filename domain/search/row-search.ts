type RowHome = { propertyTypeId: number; is3DView: boolean; location: { cityId: number } };
export type RowSearch = { cityId: number; propertyTypes?: number[]; is3DView?: true };

/** The search that shows more of what a themed row shows: its commonest city, and what all of its homes share. */
export function rowSearch(homes: readonly RowHome[]): RowSearch | null {
  const [first] = homes;
  if (!first) return null;
  const isOneType = homes.every(({ propertyTypeId }) => propertyTypeId === first.propertyTypeId);
  return {
    cityId: commonest(homes.map(({ location }) => location.cityId)) ?? first.location.cityId,
    ...(isOneType && { propertyTypes: [first.propertyTypeId] }),
    ...(homes.every(({ is3DView }) => is3DView) && { is3DView: true as const }),
  };
}

/** Of several equally common ones the first to appear. */
function commonest(ids: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].reduce<[number, number] | undefined>(
    (best, each) => (best && best[1] >= each[1] ? best : each),
    undefined,
  )?.[0];
}
