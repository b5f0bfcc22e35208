import { eq } from "drizzle-orm";
import { documents } from "#api/schema/document.ts";
import { giveBuyer } from "#api/testing/builders/a-buyer.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import type { remoteApp } from "../environment/remote-app.ts";
import { timesReported } from "../environment/tax-reports.ts";
import { type SettledEnvironment, withKill } from "../environment/with-kill.ts";

/** The tax authority has cleared a full invoice, and we have not stored what it returned. */
export const CLEARED_POINT = "K98";

export type ClearedTrial = { wasKilled: boolean; state: string | null; isStored: boolean; times: number };

/** A company books while the process is killed; the next one asks once more and stores the cleared invoice. */
export async function clearedKillTrial(environment: SettledEnvironment): Promise<ClearedTrial> {
  const { db, sandbox, stay, untilSettled } = environment;
  const trial: ClearedTrial = { wasKilled: false, state: null, isStored: false, times: 0 };
  const pay = async (app: ReturnType<typeof remoteApp>, port: number) => {
    const guest = aPayingGuest(app, sandbox, { host: `mabeet-sa.localhost:${port}` });
    const cart = await guest.readyCart((await aProperty(db)).id, stay);
    await guest.pay(cart, testCards.pending);
    await giveBuyer(db, cart.cartId);
    return cart.cartId;
  };
  trial.wasKilled = await withKill(environment, CLEARED_POINT, {
    kill: pay,
    after: async (cartId) => {
      await untilSettled();
      const [invoice] = await db.select().from(documents).where(eq(documents.subjectId, cartId));
      trial.state = invoice?.reportState ?? null;
      trial.isStored = invoice?.clearedXml?.includes(invoice.number) ?? false;
      trial.times = (await timesReported(sandbox)).get(invoice?.id ?? "") ?? 0;
    },
  });
  return trial;
}

export function isClearedOnce({ wasKilled, state, isStored, times }: ClearedTrial): boolean {
  return wasKilled && state === "reported" && isStored && times === 2;
}
