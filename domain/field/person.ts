const MIN_LETTERS = 2;
const MAX_NAME = 50;
const LETTER = "[[\\p{Script=Latin}\\p{Script=Arabic}]&&\\p{L}]";
/** Letters with their vowel marks, and between them spaces, hyphens and apostrophes. */
const NAME = new RegExp(`^${LETTER}[${LETTER}\\u064B-\\u0652\\u0670 '’\\-]*$`, "v");

/** A first or last name with normalized spaces, or `null`. */
export function readName(text: string): string | null {
  const name = text.normalize("NFC").trim().replace(/\s+/g, " ");
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  return NAME.test(name) && letters >= MIN_LETTERS && [...name].length <= MAX_NAME ? name : null;
}

const MAX_ADDRESS = 254;
const LOCAL = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const ADDRESS = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`);

/** The address in its stored form, in lower case, or `null`. */
export function readEmail(text: string): string | null {
  const address = text.trim().toLowerCase();
  return address.length <= MAX_ADDRESS && ADDRESS.test(address) ? address : null;
}

/** A country code of two letters: `null` if none was chosen, `undefined` if it is invalid. */
export function readCountryCode(text: string | null | undefined): string | null | undefined {
  if (!text) return null;
  return /^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : undefined;
}
