import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";
import type { CompanyClient } from "./company-client.ts";

const FRESH_MS = 60 * 60_000;
/** An unknown key id reloads the keys, but not more often than this, because anybody can send such tokens. */
const MIN_RELOAD_MS = 30_000;

type Cached = { keys: JSONWebKeySet; at: number };
type Options = { timeScale: number; now: () => Date };

/** The public keys of an issuer, loaded on first use and cached for an hour. */
export function issuerKeys(client: CompanyClient, url: string, { timeScale, now }: Options): JWTVerifyGetKey {
  let cached: Promise<Cached> | null = null;
  const load = (): Promise<Cached> => {
    const loading = client.getKeys(url).then((keys) => ({ keys, at: now().getTime() }));
    cached = loading;
    loading.catch(() => {
      cached = null;
    });
    return loading;
  };
  return async (header, token) => {
    const known = await (cached ?? load());
    const age = now().getTime() - known.at;
    const fresh = age < FRESH_MS ? known : await load();
    try {
      return await createLocalJWKSet(fresh.keys)(header, token);
    } catch (failure) {
      if (!(failure instanceof errors.JWKSNoMatchingKey) || age < MIN_RELOAD_MS * timeScale) throw failure;
      return createLocalJWKSet((await load()).keys)(header, token);
    }
  };
}
