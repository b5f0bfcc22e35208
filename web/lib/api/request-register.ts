/** Thrown into a call that was cancelled. It is not a failure: the caller keeps what it showed before. */
export class CancelledCall extends Error {
  constructor() {
    super("The call was cancelled");
    this.name = "CancelledCall";
  }
}

export const isCancelled = (error: unknown): error is CancelledCall => error instanceof CancelledCall;

type Running = { body: string; group: string | undefined; abort: () => void; answer: Promise<unknown> };
export type KeyedRequest = { key: string; body: string; group?: string | undefined };

/**
 * The calls in progress. A call with the key and body of a running call joins it; with another body it cancels it.
 * `cancelGroup` cancels every running call of a group.
 */
export function createRequestRegister() {
  const running = new Map<string, Running>();

  function run<T>({ key, body, group }: KeyedRequest, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const earlier = running.get(key);
    if (earlier?.body === body) return earlier.answer as Promise<T>;
    earlier?.abort();

    const controller = new AbortController();
    const answer = untilCancelled(controller, send(controller.signal)).finally(() => {
      if (running.get(key)?.answer === answer) running.delete(key);
    });
    running.set(key, { body, group, answer, abort: () => controller.abort() });
    return answer;
  }

  function cancelGroup(group: string): void {
    for (const [key, call] of running) {
      if (call.group !== group) continue;
      running.delete(key);
      call.abort();
    }
  }

  return { run, cancelGroup };
}

function untilCancelled<T>(controller: AbortController, answer: Promise<T>): Promise<T> {
  const cancelled = new Promise<never>((_, reject) => {
    controller.signal.addEventListener("abort", () => reject(new CancelledCall()), { once: true });
  });
  answer.catch(() => undefined);
  return Promise.race([answer, cancelled]);
}

export const requests = createRequestRegister();
