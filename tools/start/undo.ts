/** What was started, to be stopped in the opposite order. */
export class Undo {
  #steps: (() => Promise<void>)[] = [];

  add(step: () => Promise<void>): void {
    this.#steps.push(step);
  }

  /** Stops everything even when one part does not want to, and then says so. */
  async all(): Promise<void> {
    const faults: unknown[] = [];
    for (const step of this.#steps.splice(0).toReversed()) await step().catch((fault) => faults.push(fault));
    if (faults.length > 0) throw faults[0];
  }
}
