import { randomUUID } from "node:crypto";
import { cancellingGuest } from "#api/testing/guests/cancelling-guest.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { toMinorUnits } from "#domain/money/minor-units.ts";
import { freePort } from "#server/postgres/free-port.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import { checkOut } from "../environment/checkout.ts";
import type { TrialEnvironment } from "../environment/kill-trial.ts";
import { remoteApp } from "../environment/remote-app.ts";
import type { Cancelled } from "./book-and-cancel.ts";

/** K24: cancelled, before the answer. K95: earlier refunds read, before this one is sent. K25: refunded, not recorded. K26: recorded, before COMMIT. */
export const cancelPoints = ["K24", "K95", "K25", "K26"] as const;

type Environment = TrialEnvironment & { untilSettled: () => Promise<void> };

/**
 * One guest cancels while the process is killed at a point; the call is sent again with its key to the next process, and
 * the jobs of that process complete the refund.
 */
export async function cancelKillTrial({ untilSettled, ...environment }: Environment, point: string) {
  const { db, env, sandbox, stay } = environment;
  const port = await freePort();
  let process = await startBookingProcess({ ...env, FAULT: `${point}:1` }, port);
  const app = remoteApp({ port });
  const guest = aPayingGuest(app, sandbox, { host: `mabeet-sa.localhost:${port}` });
  try {
    const { paid } = await checkOut(guest, { db, stay, card: testCards.paid });
    if (!("status" in paid)) throw new Error(`At ${point} a guest could not pay.`);
    const { orderNumber } = paid;
    const { preview, cancel } = cancellingGuest(guest, orderNumber);
    const { previewId, refundable, currency } = (await preview()).json();
    const key = { "idempotency-key": randomUUID() };
    let answer = await cancel(previewId, {}, key);
    const signal = await process.ended;
    process = await startBookingProcess(env, port);
    if (answer.statusCode === 0) answer = await cancel(previewId, {}, key);
    await untilSettled();
    const previewedMinor = toMinorUnits(refundable, currency);
    const cancelled: Cancelled = { orderNumber, previewedMinor, status: answer.statusCode };
    return { wasKilled: signal === "SIGKILL", cancelled };
  } finally {
    app.close();
    await process.kill();
  }
}
