import { choicesIn } from "#api/cart/cart-choices.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { CartRow } from "#api/schema/cart.ts";
import { type Programme, programmes } from "#domain/loyalty/rates.ts";
import { type Site, siteById } from "#domain/site/sites.ts";

/** A programme of this site; on other sites its calls do not exist. */
export function requireProgramme({ features }: Pick<Site, "features">, method: string): Programme {
  const programme = programmes.find((name) => name === method);
  if (!programme || !features[programme]) throw new Problem("not-found");
  return programme;
}

/** Refuses a cart that points cannot pay: its own site decides, programmes only know riyals, and none pays for a change. */
export function requirePointsCart(cart: CartRow, programme: Programme): void {
  requireProgramme(siteById(cart.siteId), programme);
  if (!choicesIn(cart).points) throw new Problem("method-not-available", { sentence: "noPointsForChange" });
  if (cart.currency !== "SAR") throw new Problem("method-not-available", { sentence: "payInSar" });
}
