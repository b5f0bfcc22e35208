const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** References of ours are the ids of our payments. */
export function isUuid(text: unknown): text is string {
  return typeof text === "string" && UUID.test(text);
}
