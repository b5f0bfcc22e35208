import { newId } from "./new-id.ts";
import { readStored, writeStored } from "./stored.ts";

type Try = { key: string; body: string };

/**
 * Keys for calls that must happen once. A try that got no answer keeps its key, also over a reload, so that sending the
 * same again is answered and not done again; another wish, or a try that was answered, is a new one.
 */
export function createTries(storage: () => Storage, name: string) {
  return {
    keyOf(wish: unknown): string {
      const body = JSON.stringify(wish);
      const open = readStored<Try>(storage(), name);
      if (open?.body === body && typeof open.key === "string") return open.key;
      const key = newId();
      writeStored(storage(), name, { key, body } satisfies Try);
      return key;
    },
    settle(): void {
      try {
        storage().removeItem(name);
      } catch {
        // A storage that refuses has kept nothing.
      }
    },
  };
}
