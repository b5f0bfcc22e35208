/** Properties in the order of their votes, the most first. Those with as many votes keep their order. */
export function orderByVotes<Property extends { id: number }>(
  properties: readonly Property[],
  votes: ReadonlyMap<number, number>,
): Property[] {
  return properties.toSorted((one, other) => (votes.get(other.id) ?? 0) - (votes.get(one.id) ?? 0));
}
