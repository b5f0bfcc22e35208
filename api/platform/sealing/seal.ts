import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** A key with an id, so that keys can be rotated. */
export type SealKey = { id: string; key: Buffer };

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The keys of the settings, from `id:key` lines; the first key encrypts, all keys decrypt. */
export function sealKeysOf({ sealKeys }: { sealKeys: readonly string[] }): SealKey[] {
  return sealKeys.map((line) => {
    const [id = "", key = ""] = line.split(":");
    return { id, key: Buffer.from(key, "base64url") };
  });
}

/**
 * Encrypts a value so that it cannot be read with the database alone. `about` names the record and the field: a value
 * copied elsewhere does not decrypt. The key id stands before the value: `k1.…`.
 */
export function seal(keys: readonly SealKey[], about: string, plain: string): string {
  const { id, key } = first(keys);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
  const parts = [nonce, cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()];
  return `${id}.${Buffer.concat(parts).toString("base64url")}`;
}

/** Decrypts a value. Throws if its key is missing, or if the value was changed or moved. */
export function unseal(keys: readonly SealKey[], about: string, sealed: string): string {
  const id = keyIdOf(sealed);
  const found = keys.find((each) => each.id === id);
  if (!found) throw new Error(`There is no seal key with the id ${id}.`);
  const bytes = Buffer.from(sealed.slice(id.length + 1), "base64url");
  const decipher = createDecipheriv(CIPHER, found.key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-TAG_BYTES));
  const plain = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
  return Buffer.concat(plain).toString("utf8");
}

export function keyIdOf(sealed: string): string {
  return sealed.split(".", 1)[0] ?? "";
}

/** The ids of the keys that only decrypt. Without one there is nothing to encrypt again. */
export function olderKeyIds([, ...older]: readonly SealKey[]): string[] {
  return older.map(({ id }) => id);
}

/** A keyed hash that shows only whether two texts are equal; it changes with the first key. */
export function sealedHash(keys: readonly SealKey[], purpose: string, plain: string): Buffer {
  const key = hkdfSync("sha256", first(keys).key, "", `equality:${purpose}`, 32);
  return createHmac("sha256", Buffer.from(key)).update(plain).digest();
}

function first(keys: readonly SealKey[]): SealKey {
  const [key] = keys;
  if (!key) throw new Error("There is no seal key.");
  return key;
}
