/** Does the first step of an item while the second one of the item before still runs; second steps never overlap. */
export function twoSteps<Item, Ready>(
  first: (item: Item) => Promise<Ready>,
  second: (ready: Ready) => Promise<void>,
): {
  /** Resolves when the next item may come. A failure of the second step is thrown by the next call. */
  add: (item: Item) => Promise<void>;
  /** Waits for the last item. */
  end: () => Promise<void>;
} {
  let last: Promise<void> = Promise.resolve();
  return {
    add: async (item) => {
      const ready = await first(item);
      await last;
      last = second(ready);
      last.catch(() => {});
    },
    end: () => last,
  };
}
