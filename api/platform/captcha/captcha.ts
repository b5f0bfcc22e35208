import { createHash, createHmac } from "node:crypto";
import { type Challenge, createChallenge, type Payload, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { Site } from "#domain/site/sites.ts";

/** Whether a captcha of this site was solved. */
export type VerifyCaptcha = (token: string | undefined, site: Pick<Site, "siteId">) => Promise<boolean>;
export type CaptchaDeps = { settings: Pick<Settings, "appEnv" | "secrets">; db: Db };
type NewCaptcha = { secrets: readonly string[]; site: Pick<Site, "siteId">; now: Date };

const TEST_PASS = "test-pass";
const VALID_SECONDS = 10 * 60;
/** A browser derives about 256 keys, half a second on a phone, to solve it; the server derives one to check it. */
const puzzle = { algorithm: "PBKDF2/SHA-256", cost: 2_000, keyPrefix: "00", deriveKey };

/** A proof-of-work captcha, which a browser solves without help from its user. Nothing is stored before it is solved. */
export function createCaptcha({ secrets, site, now }: NewCaptcha): Promise<Challenge> {
  const expiresAt = new Date(now.getTime() + VALID_SECONDS * 1_000);
  const data = { site: site.siteId };
  return createChallenge({ ...puzzle, data, expiresAt, hmacSignatureSecret: keyOf(secrets[0] ?? "") });
}

/** Accepts each solution once. Demo and tests also accept a fixed token. */
export function captchaVerifier({ settings, db }: CaptchaDeps): VerifyCaptcha {
  const { appEnv, secrets } = settings;
  return async (token, { siteId }) => {
    if (!token) return false;
    if (token === TEST_PASS) return appEnv !== "production";
    const payload = readPayload(token);
    if (payload?.challenge.parameters.data?.site !== siteId) return false;
    return (await isSolved(payload, secrets)) && (await isFirstUse(db, payload));
  };
}

/** Throws `captcha-required` without a solved captcha. */
export async function requireCaptcha(
  deps: CaptchaDeps,
  token: string | undefined,
  site: Pick<Site, "siteId">,
): Promise<void> {
  if (!(await captchaVerifier(deps)(token, site))) throw new Problem("captcha-required");
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

/** Malformed input counts as unsolved. */
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

/** The signature identifies the captcha; its first use inserts a row. */
async function isFirstUse(db: Db, { challenge }: Payload): Promise<boolean> {
  const id = createHash("sha256").update(`captcha:${challenge.signature}`).digest("hex").slice(0, 32);
  const { rowCount } = await db.execute(sql`
    INSERT INTO challenge (id, purpose, content, expires_at, used_at)
    VALUES (${id}::uuid, 'captcha', '', app_now() + ${VALID_SECONDS} * interval '1 second', app_now())
    ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}
