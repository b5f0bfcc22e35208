import {
  type AccountMessage,
  type Addressee,
  enqueueAccountMessage,
  enqueueEmptyMessage,
} from "#api/account/message/enqueue-account-message.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { Client } from "#api/platform/http/client.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { AccountRow, PendingRegistration } from "#api/schema/account.ts";
import { CODE_SECONDS, RESEND_SECONDS } from "#domain/account/code-limits.ts";
import type { Contact } from "#domain/account/read-contact.ts";
import {
  type CodePurpose,
  type CodeSettings,
  type IssuedCode,
  issueCode,
  secondsUntilNextCode,
} from "./one-time-code.ts";

export type SendSettings = CodeSettings & Pick<Settings, "sealKeys">;
export type Sending = {
  client: Pick<Client, "site" | "language">;
  purpose: CodePurpose;
  contact: Contact;
  /** The account that the contact belongs or will belong to; with `null` nothing is sent and the answer is the same. */
  account: AccountRow | null;
  sessionFamily?: string | null;
  /** The registration that the code completes, where its account exists already. */
  registration?: PendingRegistration | null;
  /** `false` above the SMS budget: the code is stored but not sent. */
  isWithinBudget: boolean;
};

/** Sends a code to a contact. Throws with the seconds to wait if another code may not be sent yet. */
export async function sendCode(tx: Tx, settings: SendSettings, sending: Sending) {
  const seconds = await secondsUntilNextCode(tx, sending.contact, sending.purpose);
  if (seconds > 0) throw new Problem("too-many-tries", { retryAfterSeconds: seconds, details: { s: seconds } });
  const requestId = await issueAndEnqueue(tx, settings, sending);
  return { requestId, expiresIn: CODE_SECONDS, retryAfter: RESEND_SECONDS };
}

/** Sends a code without ever refusing: if another code may not be sent yet, nothing is sent and the answer is the same. */
export async function sendCodeQuietly(tx: Tx, settings: SendSettings, sending: Sending): Promise<string> {
  const mayIssue = (await secondsUntilNextCode(tx, sending.contact, sending.purpose)) === 0;
  return issueAndEnqueue(tx, settings, mayIssue ? sending : { ...sending, account: null });
}

async function issueAndEnqueue(tx: Tx, settings: SendSettings, sending: Sending): Promise<string> {
  const { client, purpose, contact, account, sessionFamily = null, registration = null, isWithinBudget } = sending;
  const accountId = account?.id ?? null;
  const issued = await issueCode(tx, settings, { purpose, contact, accountId, sessionFamily, registration });
  if (account && isWithinBudget)
    await enqueueAccountMessage(tx, settings, addresseeOf(account, contact), messageOf(purpose, issued));
  else await enqueueEmptyMessage(tx, { siteId: client.site.siteId, language: client.language });
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
