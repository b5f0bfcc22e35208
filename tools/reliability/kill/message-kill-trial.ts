import { aCartGuest } from "#api/testing/cart-guest.ts";
import { aRegistration } from "#api/testing/member.ts";
import { endpoints } from "#contract/endpoints.ts";
import { freePort } from "#server/postgres/free-port.ts";
import { startBookingProcess } from "../environment/booking-process.ts";
import { distantApp } from "../environment/distant-app.ts";
import { sentMessages } from "../environment/sent-messages.ts";
import type { TrialGround } from "./kill-trial.ts";

/** Where a process is ended that owes somebody a code: before it is sent, before that is known, before it is done. */
export const messagePoints = ["message-unsent", "message-sent", "K22"] as const;
export type MessagePoint = (typeof messagePoints)[number];

type Ground = Pick<TrialGround, "env" | "sandbox"> & { untilSettled: () => Promise<void> };
type Told = { died: boolean; mails: number; isProven: boolean };

/**
 * Somebody registers, and the process is ended while their code is on its way. The process after it sends the code,
 * which arrives once and counts.
 */
export async function messageKillTrial(environment: Ground, point: MessagePoint): Promise<Told> {
  const { env, sandbox, untilSettled } = environment;
  const port = await freePort();
  const doomed = await startBookingProcess({ ...env, LIMIT_REGISTER: "1000000", FAULT: `${point}:1` }, port);
  const app = distantApp({ port });
  const guest = aCartGuest(app, { host: `mabeet-sa.localhost:${port}` });
  const typed = aRegistration();
  const joined = await guest.call("POST", endpoints.register.url, typed);
  if (joined.statusCode !== 201) throw new Error(`A guest could not register: ${joined.body}`);
  const { requestId } = joined.json();
  const died = (await doomed.ended) === "SIGKILL";
  const process = await startBookingProcess(env, port);
  await untilSettled();
  const mails = await sentMessages(sandbox, typed.email);
  const [, token = ""] = /\b(\d{6})\b/.exec(mails[0]?.text ?? "") ?? [];
  const proof = { email: typed.email, token, requestId };
  const { statusCode } = await guest.call("POST", endpoints.verifyEmail.url, proof);
  await untilSettled();
  app.close();
  await process.kill();
  return { died, mails: mails.length, isProven: statusCode === 200 };
}

export function isTold({ died, mails, isProven }: Told): boolean {
  return died && mails === 1 && isProven;
}
