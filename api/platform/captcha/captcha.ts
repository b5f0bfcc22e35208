import { createHash, createHmac } from "node:crypto";
import { type Challenge, createChallenge, type Payload, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Db } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { Site } from "#domain/site/sites.ts";

/** Tells whether the check that a page of this site put before its guest was passed. */
export type VerifyCaptcha = (token: string | undefined, site: Pick<Site, "siteId">) => Promise<boolean>;
type Means = { settings: Pick<Settings, "appEnv" | "secrets">; db: Db };
type Riddle = { secrets: readonly string[]; site: Pick<Site, "siteId">; now: Date };

const TEST_PASS = "test-pass";
const VALID_SECONDS = 10 * 60;
/** A browser finds the answer after some 256 keys, half a second on a phone; we make one key to check it. */
const riddle = { algorithm: "PBKDF2/SHA-256", cost: 2_000, keyPrefix: "00", deriveKey };

/** A riddle that costs a computer a moment and a person nothing. Nothing of it is kept before it comes back. */
export function newRiddle({ secrets, site, now }: Riddle): Promise<Challenge> {
  const expiresAt = new Date(now.getTime() + VALID_SECONDS * 1_000);
  const data = { site: site.siteId };
  return createChallenge({ ...riddle, data, expiresAt, hmacSignatureSecret: keyOf(secrets[0] ?? "") });
}

/** Takes an answer to one of our riddles, once. Demo and tests also take one known word. */
export function captchaOf({ settings, db }: Means): VerifyCaptcha {
  const { appEnv, secrets } = settings;
  return async (token, { siteId }) => {
    if (!token) return false;
    if (token === TEST_PASS) return appEnv !== "production";
    const payload = readPayload(token);
    if (payload?.challenge.parameters.data?.site !== siteId) return false;
    return (await isSolved(payload, secrets)) && (await isFirstUse(db, payload));
  };
}

/** Refuses whoever did not pass the check. */
export async function requirePerson(request: FastifyRequest, token: string | undefined): Promise<void> {
  if (!(await captchaOf(request.server)(token, request.site))) throw new Problem("captcha-required");
}

function keyOf(secret: string): string {
  return createHmac("sha256", secret).update("captcha").digest("hex");
}

function readPayload(token: string): Payload | null {
  try {
    const payload = JSON.parse(Buffer.from(token, "base64").toString()) as Payload;
    return payload?.challenge?.signature && payload.challenge.parameters?.expiresAt && payload.solution
      ? payload
      : null;
  } catch {
    return null;
  }
}

/** Whatever a stranger sends instead of an answer is no answer. */
async function isSolved(payload: Payload, secrets: readonly string[]): Promise<boolean> {
  for (const secret of secrets) {
    try {
      const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: keyOf(secret) });
      if (verified) return true;
    } catch {
      return false;
    }
  }
  return false;
}

/** The signature names the riddle; the first to bring its answer writes it down. */
async function isFirstUse(db: Db, { challenge }: Payload): Promise<boolean> {
  const id = createHash("sha256").update(`captcha:${challenge.signature}`).digest("hex").slice(0, 32);
  const { rowCount } = await db.execute(sql`
    INSERT INTO challenge (id, purpose, content, expires_at, used_at)
    VALUES (${id}::uuid, 'captcha', '', app_now() + ${VALID_SECONDS} * interval '1 second', app_now())
    ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}
