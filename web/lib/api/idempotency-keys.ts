import { newId } from "../new-id.ts";
import { readStored, writeStored } from "../storage/stored.ts";

type Attempt = { key: string; browser: string; body: string };
/** Options of a call; `browserKey` proves that a repeated call comes from the same browser. */
export type AttemptKeys = { idempotencyKey: string; browserKey: string };

/**
 * Idempotency keys for calls that must be executed once. An attempt without an answer keeps its key, also over a reload:
 * the server then answers the repeated call without executing it again. Another payload, or an answer, ends the attempt.
 */
export function createIdempotencyKeys(storage: () => Storage, name: string) {
  return {
    keysFor(payload: unknown): AttemptKeys {
      const body = JSON.stringify(payload);
      const open = readStored<Attempt>(storage(), name);
      const isOpen = open?.body === body && typeof open.key === "string" && typeof open.browser === "string";
      const attempt: Attempt = isOpen ? open : { key: newId(), browser: newId(), body };
      if (!isOpen) writeStored(storage(), name, attempt);
      return { idempotencyKey: attempt.key, browserKey: attempt.browser };
    },
    /** The attempt was answered: the next one gets a new key. */
    clear(): void {
      try {
        storage().removeItem(name);
      } catch {
        // A storage that refuses has stored nothing.
      }
    },
  };
}
