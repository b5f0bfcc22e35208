import { readText } from "./read-text.ts";
import { Refusal } from "./route.ts";

const ID = /^[\w-]{1,60}$/;

/** The merchant's own id of what it asks for, which is the idempotency key. */
export function readId(body: unknown): string {
  const id = readText(body, "id", 60);
  if (!ID.test(id)) throw new Refusal(400, "id: letters, digits, - and _");
  return id;
}
