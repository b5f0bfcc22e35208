import { latinDigits } from "#domain/field/digits.ts";

/** Crockford's base32: no I, L, O and U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 16;
/** Eighty random bits are sixteen characters. */
export const GIFT_CODE_BYTES = 10;

/** The code of a gift card as it is compared: 16 characters. `null` if the typed text cannot be one. */
export function readGiftCode(text: string): string | null {
  const code = latinDigits(text)
    .replace(/[\s\p{Pd}\p{Cf}]/gu, "")
    .toUpperCase()
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return code.length === LENGTH && [...code].every((character) => ALPHABET.includes(character)) ? code : null;
}

/** Ten bytes as a code. */
export function giftCodeOf(bytes: Uint8Array): string {
  if (bytes.length !== GIFT_CODE_BYTES) throw new TypeError(`A code has ${GIFT_CODE_BYTES} bytes.`);
  let bits = bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
  let code = "";
  for (let index = 0; index < LENGTH; index++) {
    code = `${ALPHABET[Number(bits & 31n)]}${code}`;
    bits >>= 5n;
  }
  return code;
}

/** The code in groups of four, as it is printed. */
export function shownGiftCode(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? "";
}
