import { type Argon2Parameters, argon2, createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<"argon2id", Argon2Parameters, Buffer>(argon2);
/** `memory` is in KiB. */
export type HashCost = { memory: number; passes: number; parallelism: number };

export const HASH_COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;
const HASH_PATTERN =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+),keyid=([0-9a-f]{8})\$([A-Za-z0-9_-]+)\$([A-Za-z0-9_-]+)$/;

/** An argon2id hash with its parameters, salt and pepper id, so that each can be changed later. */
export async function hashPassword(secrets: readonly string[], password: string, cost = HASH_COST): Promise<string> {
  const pepper = pepperOf(secrets[0] ?? "");
  const nonce = randomBytes(SALT_BYTES);
  const tag = await derive("argon2id", {
    ...cost,
    tagLength: TAG_BYTES,
    message: password,
    nonce,
    secret: pepper.key,
  });
  const { memory, passes, parallelism } = cost;
  const head = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism},keyid=${pepper.id}`;
  return `${head}$${nonce.toString("base64url")}$${tag.toString("base64url")}`;
}

/** Hashes once in every case, also without a stored hash, so that an unknown account takes as long as a known one. */
export async function isPassword(
  secrets: readonly string[],
  hash: string | null,
  password: string,
  cost = HASH_COST,
): Promise<boolean> {
  const [, memory, passes, parallelism, keyId, salt = "", tag = ""] = HASH_PATTERN.exec(hash ?? "") ?? [];
  const pepper = secrets.map(pepperOf).find(({ id }) => id === keyId);
  const isKnown = pepper !== undefined;
  const expected = isKnown ? Buffer.from(tag, "base64url") : Buffer.alloc(TAG_BYTES);
  const given = await derive("argon2id", {
    message: password,
    nonce: isKnown ? Buffer.from(salt, "base64url") : randomBytes(SALT_BYTES),
    secret: (pepper ?? pepperOf(secrets[0] ?? "")).key,
    tagLength: expected.length,
    memory: isKnown ? Number(memory) : cost.memory,
    passes: isKnown ? Number(passes) : cost.passes,
    parallelism: isKnown ? Number(parallelism) : cost.parallelism,
  });
  return timingSafeEqual(given, expected) && isKnown;
}

/** Whether a hash uses the current pepper; an older one is replaced when its owner logs in. */
export function isCurrentHash(secrets: readonly string[], hash: string): boolean {
  return HASH_PATTERN.exec(hash)?.[4] === pepperOf(secrets[0] ?? "").id;
}

/** Derived from a secret outside of the database; its id identifies the secret without revealing it. */
function pepperOf(secret: string): { id: string; key: Buffer } {
  const key = createHmac("sha256", secret).update("password-pepper").digest();
  return { id: createHash("sha256").update(key).digest("hex").slice(0, 8), key };
}
