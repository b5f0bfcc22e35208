/**
 * Installs what listens to the whole page, and returns how to remove it: the next test file of a worker has the same page.
 */
export function installed(install: () => void): () => void {
  const removals: (() => void)[] = [];
  const { MutationObserver: Observer } = globalThis;
  globalThis.MutationObserver = class extends Observer {
    constructor(callback: MutationCallback) {
      super(callback);
      removals.push(() => this.disconnect());
    }
  };
  const targets = [globalThis, document].map((target: EventTarget) => ({ target, add: target.addEventListener }));
  for (const { target, add } of targets)
    target.addEventListener = (...listener: Parameters<typeof add>) => {
      removals.push(() => target.removeEventListener(...listener));
      add.apply(target, listener);
    };
  install();
  for (const { target, add } of targets) target.addEventListener = add;
  globalThis.MutationObserver = Observer;
  return () => {
    for (const remove of removals) remove();
  };
}
