import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aRegistration } from "#api/testing/guests/member.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { freePort } from "#server/postgres/free-port.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import type { TrialEnvironment } from "../environment/kill-trial.ts";
import { remoteApp } from "../environment/remote-app.ts";
import { sentMessages } from "../environment/sent-messages.ts";

/**
 * Where a process is killed that has to send a code: before it is sent, after the mail server accepted it (K97), before
 * that is recorded, before the job is done.
 */
export const messagePoints = ["message-unsent", "K97", "message-sent", "K22"] as const;
export type MessagePoint = (typeof messagePoints)[number];

type MessageEnvironment = Pick<TrialEnvironment, "env" | "sandbox"> & { untilSettled: () => Promise<void> };
/** Deliveries with the same Message-ID are one mail. */
type MessageKillResult = { wasKilled: boolean; mails: number; deliveries: number; isVerified: boolean };

/**
 * Somebody registers, and the process is killed before the outbox job of their code is done. The next process sends the
 * code; it is shown once and is valid.
 */
export async function messageKillTrial(
  environment: MessageEnvironment,
  point: MessagePoint,
): Promise<MessageKillResult> {
  const { env, sandbox, untilSettled } = environment;
  const port = await freePort();
  const killedProcess = await startBookingProcess({ ...env, LIMIT_REGISTER: "1000000", FAULT: `${point}:1` }, port);
  const app = remoteApp({ port });
  const guest = aCartGuest(app, { host: `mabeet-sa.localhost:${port}` });
  const typed = aRegistration();
  const joined = await guest.call("POST", endpoints.register.url, typed);
  if (joined.statusCode !== 201) throw new Error(`A guest could not register: ${joined.body}`);
  const { requestId } = joined.json();
  const wasKilled = (await killedProcess.ended) === "SIGKILL";
  const process = await startBookingProcess(env, port);
  await untilSettled();
  const mails = await sentMessages(sandbox, typed.email);
  const [, token = ""] = /\b(\d{6})\b/.exec(mails[0]?.text ?? "") ?? [];
  const proof = { email: typed.email, token, requestId };
  const { statusCode } = await guest.call("POST", endpoints.verifyEmail.url, proof);
  await untilSettled();
  app.close();
  await process.kill();
  const deliveries = mails.reduce((sum, mail) => sum + mail.deliveries, 0);
  return { wasKilled, mails: mails.length, deliveries, isVerified: statusCode === 200 };
}

export function isDelivered({ wasKilled, mails, deliveries, isVerified }: MessageKillResult): boolean {
  return wasKilled && mails === 1 && deliveries <= 2 && isVerified;
}
