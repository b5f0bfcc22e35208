import { randomUUID } from "node:crypto";
import type { Tx } from "#api/platform/database/database.ts";
import { seal, sealKeysOf } from "#api/platform/sealing/seal.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type AccountRow, accountMessages } from "#api/schema/account.ts";
import { enqueue } from "#api/schema/outbox.ts";
import type { Language } from "#domain/site/language.ts";
import type { SiteId } from "#domain/site/sites.ts";

/** What an account, or whoever may own a contact, is told. */
export type AccountMessage =
  | { kind: "verify-email"; code: string; link: string }
  | { kind: "verify-phone" | "confirm" | "login" | "reset-phone"; code: string }
  | { kind: "reset-email" | "newsletter"; link: string }
  | { kind: "welcome" | "already" | "password-changed" | "token-reuse" | "deleted" }
  /** Where it was done from tells its owner whether it was them. */
  | { kind: "new-device" | "passkey-added" | "passkey-removed"; device: string; network: string }
  | { kind: "social-linked"; platform: "google" | "facebook" | "apple"; device: string; network: string }
  /** `contact` is what counts from now on, partly hidden. */
  | { kind: "contact-changed"; contact: string };

/** Where a message goes and whom it greets. */
export type Addressee = {
  channel: "email" | "sms";
  recipient: string;
  siteId: SiteId;
  language: Language;
  firstName: string;
};
export type SealedMessage = AccountMessage & { firstName: string };

/** Writes a message down in the transaction it follows from. What it says is sealed until it is sent. */
export async function oweAccountMessage(
  tx: Tx,
  settings: Pick<Settings, "sealKeys">,
  { firstName, ...addressee }: Addressee,
  message: AccountMessage,
): Promise<void> {
  const id = randomUUID();
  const content: SealedMessage = { ...message, firstName };
  const sealed = seal(sealKeysOf(settings), messageSeal(id), JSON.stringify(content));
  await tx.insert(accountMessages).values({ id, kind: message.kind, ...addressee, sealed });
  await enqueue(tx, id, "account-message");
}

/** The same rows for nobody, so that the time of an answer does not tell whether a message follows. It says nothing. */
export async function oweSilence(tx: Tx, { siteId, language }: Pick<Addressee, "siteId" | "language">): Promise<void> {
  const id = randomUUID();
  const nobody = { kind: "silence", channel: "email", recipient: "", sealed: null } as const;
  await tx.insert(accountMessages).values({ id, ...nobody, siteId, language });
  await enqueue(tx, id, "account-message");
}

/** The record a sealed content belongs to. */
export function messageSeal(id: string): string {
  return `account-message:${id}`;
}

/** Tells the owner of an account, by the contact we know best. Who has none left is told nothing. */
export async function tellOwner(
  tx: Tx,
  settings: Pick<Settings, "sealKeys">,
  account: AccountRow,
  message: AccountMessage,
): Promise<void> {
  const addressee = ownerOf(account);
  if (addressee) await oweAccountMessage(tx, settings, addressee, message);
}

/** A proven address before a proven phone, and either before one that nobody has proven. */
export function ownerOf(account: AccountRow): Addressee | null {
  const { email, emailVerifiedAt, phone, phoneVerifiedAt, siteId, language, firstName } = account;
  const mail = email && ({ channel: "email", recipient: email } as const);
  const sms = phone && ({ channel: "sms", recipient: phone } as const);
  const to = (emailVerifiedAt && mail) || (phoneVerifiedAt && sms) || mail || sms;
  return to ? { ...to, siteId, language, firstName } : null;
}
