const MAX_LENGTH = 254;
const LOCAL = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const ADDRESS = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`);

/** The address in its stored form, in lower case, or `null`. */
export function readEmail(text: string): string | null {
  const address = text.trim().toLowerCase();
  return address.length <= MAX_LENGTH && ADDRESS.test(address) ? address : null;
}
