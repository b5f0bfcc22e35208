/**
 * Why a job failed and what follows. With `wait` its partner is down: it is attempted for a day, and this counts as no attempt.
 * With `park` no repetition can help: an operator looks at it at once.
 */
export class OutboxFailure extends Error {
  override name = "OutboxFailure";
  readonly next: "wait" | "park";

  constructor(message: string, next: "wait" | "park", options: { cause?: unknown } = {}) {
    super(message, options);
    this.next = next;
  }
}
