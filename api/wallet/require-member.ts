import { requireUser } from "#api/account/session/require-user.ts";
import type { Caller } from "#api/platform/http/caller.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Site } from "#domain/site/sites.ts";

/** The logged-in user on a site with the wallet; on other sites its calls do not exist. */
export function requireMember({ site, caller }: { site: Site; caller: Caller }): string {
  if (!site.features.wallet) throw new Problem("not-found");
  return requireUser(caller).userId;
}
