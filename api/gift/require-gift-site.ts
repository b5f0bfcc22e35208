import { Problem } from "#api/platform/problem/problem.ts";
import type { Site } from "#domain/site/sites.ts";

/** Gift cards are sold and redeemed where the wallet is. */
export async function requireGiftSite({ site }: { site: Site }): Promise<void> {
  if (!site.features.wallet) throw new Problem("not-found");
}
