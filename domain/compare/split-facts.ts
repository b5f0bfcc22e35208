/**
 * Facts that differ between the properties, and those that all of them share; both keep their order. A single property
 * has nothing to differ from, so all of its facts count as different.
 */
export function splitFacts<Fact extends { values: readonly unknown[] }>(
  facts: readonly Fact[],
): { differing: Fact[]; shared: Fact[] } {
  return {
    differing: facts.filter(({ values }) => isDiffering(values)),
    shared: facts.filter(({ values }) => !isDiffering(values)),
  };
}

function isDiffering(values: readonly unknown[]): boolean {
  return values.length < 2 || new Set(values.map((value) => JSON.stringify(value))).size > 1;
}
