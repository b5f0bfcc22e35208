import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";
import { z } from "zod";
import { callJson } from "#api/platform/http-client/call-json.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import type { Issuer } from "./issuers.ts";

const PARTNER = "social";
const FRESH_MS = 60 * 60_000;
/** An unknown key id reloads the keys, but not more often than this, because anybody can send such tokens. */
const MIN_RELOAD_MS = 30_000;
const KeySet = z.object({ keys: z.array(z.record(z.string(), z.unknown())).min(1).max(50) });

type Cached = { keys: JSONWebKeySet; at: number };
type Options = { timeScale: number; timeoutScale: number; now: () => Date };

/** The public keys of the issuers, loaded on first use and cached for an hour. */
export function issuerKeys({ timeScale, timeoutScale, now }: Options): (issuer: Issuer) => JWTVerifyGetKey {
  const cache = new Map<string, Promise<Cached>>();
  const load = (url: string): Promise<Cached> => {
    const loading = loadKeys(url, timeoutScale).then((keys) => ({ keys, at: now().getTime() }));
    cache.set(url, loading);
    loading.catch(() => cache.delete(url));
    return loading;
  };
  return ({ keysUrl }) =>
    async (header, token) => {
      const known = (await cache.get(keysUrl)) ?? (await load(keysUrl));
      const age = now().getTime() - known.at;
      const fresh = age < FRESH_MS ? known : await load(keysUrl);
      try {
        return await createLocalJWKSet(fresh.keys)(header, token);
      } catch (failure) {
        if (!(failure instanceof errors.JWKSNoMatchingKey) || age < MIN_RELOAD_MS * timeScale) throw failure;
        return createLocalJWKSet((await load(keysUrl)).keys)(header, token);
      }
    };
}

async function loadKeys(url: string, timeoutScale: number): Promise<JSONWebKeySet> {
  const times = { connectMs: 1_000 * timeoutScale, timeoutMs: 5_000 * timeoutScale };
  const { status, json } = await callJson({ partner: PARTNER, method: "GET", url, headers: {}, ...times });
  const read = KeySet.safeParse(json);
  if (status !== 200 || !read.success) throw new GatewayFailure(PARTNER, "unreadable", { status });
  return read.data as unknown as JSONWebKeySet;
}
