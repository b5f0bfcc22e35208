/** Cleanup steps of what was started; they run in reverse order. */
export class CleanupStack {
  #steps: (() => Promise<void>)[] = [];

  add(step: () => Promise<void>): void {
    this.#steps.push(step);
  }

  /** Runs every step even when one fails, then throws the first failure. */
  async runAll(): Promise<void> {
    const faults: unknown[] = [];
    for (const step of this.#steps.splice(0).toReversed()) await step().catch((fault) => faults.push(fault));
    if (faults.length > 0) throw faults[0];
  }
}
