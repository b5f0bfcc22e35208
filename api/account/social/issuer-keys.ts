import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";
import { z } from "zod";
import { callJson } from "#api/platform/http-client/call-json.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import type { Issuer } from "./issuers.ts";

const PARTNER = "social";
const FRESH_MS = 60 * 60_000;
/** A key nobody knows makes us look again, but not more often than this: such tokens cost their sender nothing. */
const LOOK_AGAIN_MS = 30_000;
const KeySet = z.object({ keys: z.array(z.record(z.string(), z.unknown())).min(1).max(50) });

type Kept = { keys: JSONWebKeySet; at: number };
type Means = { timeScale: number; now: () => Date };

/** The keys of the issuers, asked for when they are needed and kept for an hour. */
export function issuerKeys({ timeScale, now }: Means): (issuer: Issuer) => JWTVerifyGetKey {
  const kept = new Map<string, Promise<Kept>>();
  const load = (url: string): Promise<Kept> => {
    const loading = askKeys(url, timeScale).then((keys) => ({ keys, at: now().getTime() }));
    kept.set(url, loading);
    loading.catch(() => kept.delete(url));
    return loading;
  };
  return ({ keysUrl }) =>
    async (header, token) => {
      const known = (await kept.get(keysUrl)) ?? (await load(keysUrl));
      const age = now().getTime() - known.at;
      const fresh = age < FRESH_MS ? known : await load(keysUrl);
      try {
        return await createLocalJWKSet(fresh.keys)(header, token);
      } catch (failure) {
        if (!(failure instanceof errors.JWKSNoMatchingKey) || age < LOOK_AGAIN_MS * timeScale) throw failure;
        return createLocalJWKSet((await load(keysUrl)).keys)(header, token);
      }
    };
}

async function askKeys(url: string, timeScale: number): Promise<JSONWebKeySet> {
  const times = { connectMs: 1_000 * timeScale, timeoutMs: 5_000 * timeScale };
  const { status, json } = await callJson({ partner: PARTNER, method: "GET", url, headers: {}, ...times });
  const read = KeySet.safeParse(json);
  if (status !== 200 || !read.success) throw new GatewayFailure(PARTNER, "unreadable", { status });
  return read.data as unknown as JSONWebKeySet;
}
