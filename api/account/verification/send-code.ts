import type { FastifyRequest } from "fastify";
import {
  type AccountMessage,
  type Addressee,
  oweAccountMessage,
  oweSilence,
} from "#api/account/message/enqueue-account-message.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { AccountRow } from "#api/schema/account.ts";
import { RESEND_SECONDS } from "#domain/account/code-life.ts";
import type { Contact } from "#domain/account/read-contact.ts";
import { type CodePurpose, type IssuedCode, issueCode, secondsUntilRoom } from "./one-time-code.ts";

export type Sending = {
  request: FastifyRequest;
  purpose: CodePurpose;
  contact: Contact;
  /** Whose contact it is or will be; `null` for nobody, who is answered alike. */
  account: AccountRow | null;
  sessionFamily?: string | null;
  /** `false` when the budget of SMS is spent: the code is made and goes nowhere. */
  isSent: boolean;
};

/** Sends a code to a contact and answers how long it counts, or how long to wait for another. */
export async function sendCode(tx: Tx, sending: Sending) {
  const seconds = await secondsUntilRoom(tx, sending.contact, sending.purpose);
  if (seconds > 0) throw new Problem("too-many-tries", { retryAfterSeconds: seconds, details: { s: seconds } });
  const requestId = await putCode(tx, sending);
  return { requestId, expiresIn: sending.request.server.settings.codeSeconds, retryAfter: RESEND_SECONDS };
}

/** The same without asking for room: past it nothing is sent, and nobody hears of it. */
export async function sendCodeQuietly(tx: Tx, sending: Sending): Promise<string> {
  const hasRoom = (await secondsUntilRoom(tx, sending.contact, sending.purpose)) === 0;
  return putCode(tx, hasRoom ? sending : { ...sending, account: null });
}

async function putCode(tx: Tx, sending: Sending): Promise<string> {
  const { request, purpose, contact, account, sessionFamily = null, isSent } = sending;
  const { settings } = request.server;
  const accountId = account?.id ?? null;
  const issued = await issueCode(tx, settings, { purpose, contact, accountId, sessionFamily });
  if (account && isSent)
    await oweAccountMessage(tx, settings, addresseeOf(account, contact), messageOf(purpose, issued));
  else await oweSilence(tx, { siteId: request.site.siteId, language: request.language });
  return issued.requestId;
}

export function addresseeOf({ siteId, language, firstName }: AccountRow, contact: Contact): Addressee {
  const channel = contact.channel === "email" ? "email" : "sms";
  return { channel, recipient: contact.recipient, siteId, language, firstName };
}

function messageOf(purpose: CodePurpose, { code, link }: IssuedCode): AccountMessage {
  if (purpose === "verify-email") return { kind: purpose, code, link };
  if (purpose === "reset-email") return { kind: purpose, link };
  return { kind: purpose, code };
}
