import { eq } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { carts } from "#api/schema/cart.ts";

export async function holderOfCart(db: Db, cartId: string): Promise<string> {
  const [cart] = await db.select({ holder: carts.holder }).from(carts).where(eq(carts.id, cartId));
  if (!cart) throw new Problem("cart-not-found");
  return cart.holder;
}
