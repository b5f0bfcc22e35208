/** Runs an action for each value, `size` of them at a time. */
export async function inGroups<Value, Result>(
  values: readonly Value[],
  size: number,
  action: (value: Value, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = values.entries();
  const worker = async () => {
    for (const [index, value] of waiting) results[index] = await action(value, index);
  };
  await Promise.all(Array.from({ length: size }, worker));
  return results;
}
