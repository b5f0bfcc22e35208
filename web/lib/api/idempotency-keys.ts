import { newId } from "../new-id.ts";
import { readStored, writeStored } from "../storage/stored.ts";

type Attempt = { key: string; body: string };

/**
 * Idempotency keys for calls that must be executed once. An attempt without an answer keeps its key, also over a reload:
 * the server then answers the repeated call without executing it again. Another payload, or an answer, ends the attempt.
 */
export function createIdempotencyKeys(storage: () => Storage, name: string) {
  return {
    keyFor(payload: unknown): string {
      const body = JSON.stringify(payload);
      const open = readStored<Attempt>(storage(), name);
      if (open?.body === body && typeof open.key === "string") return open.key;
      const key = newId();
      writeStored(storage(), name, { key, body } satisfies Attempt);
      return key;
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
