import { randomUUID } from "node:crypto";
import type { Tx } from "#api/platform/database/database.ts";
import { seal, sealKeysOf } from "#api/platform/sealing/seal.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type AccountRow, accountMessages } from "#api/schema/account.ts";
import { enqueue } from "#api/schema/outbox.ts";
import type { DeletionPreview } from "#contract/account/delete-account.ts";
import type { Language } from "#domain/language/language.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import type { SiteId } from "#domain/site/sites.ts";

/** The messages to the owner of an account or of a contact. */
export type AccountMessage =
  | { kind: "verify-email"; code: string; link: string }
  | { kind: "verify-phone" | "confirm" | "login" | "login-phone" | "reset-phone" | "order"; code: string }
  | { kind: "reset-email" | "newsletter"; link: string }
  /** `list` is `null` for the list that has no name of its own. */
  | { kind: "alert-confirm"; link: string; list: string | null }
  | { kind: "welcome" | "already" | "password-changed" | "token-reuse" }
  /** What became of the money in the wallet. */
  | ({ kind: "deleted" } & Pick<DeletionPreview, "refunds" | "lost">)
  /** The bank of a deleted account refused money of its wallet. */
  | { kind: "payout-refused"; amountMinor: number; currency: CurrencyCode }
  /** Device and network show the owner whether it was them. */
  | { kind: "new-device" | "passkey-added" | "passkey-removed"; device: string; network: string }
  | { kind: "social-linked"; platform: "google" | "facebook" | "apple"; device: string; network: string }
  /** `contact` is the new contact, masked. */
  | { kind: "contact-changed"; contact: string };

/** The receiver of a message, with the name for its greeting. */
export type Addressee = {
  channel: "email" | "sms";
  recipient: string;
  siteId: SiteId;
  language: Language;
  firstName: string;
};
export type SealedMessage = AccountMessage & { firstName: string };

/** Enqueues a message in the transaction that causes it. Its content is encrypted until it is sent. */
export async function enqueueAccountMessage(
  tx: Tx,
  settings: Pick<Settings, "sealKeys">,
  addressee: Addressee,
  message: AccountMessage,
): Promise<void> {
  const id = randomUUID();
  await writeAccountMessage(tx, settings, addressee, { id, ...message });
  await enqueue(tx, id, ["account-message"]);
}

/** Writes a message that is sent only if somebody enqueues the job with its id. */
export async function writeAccountMessage(
  tx: Tx,
  settings: Pick<Settings, "sealKeys">,
  { firstName, ...addressee }: Addressee,
  { id, ...message }: AccountMessage & { id: string },
): Promise<void> {
  const content: SealedMessage = { ...message, firstName };
  const sealed = seal(sealKeysOf(settings), messageSeal(id), JSON.stringify(content));
  await tx.insert(accountMessages).values({ id, kind: message.kind, ...addressee, sealed });
}

/** Writes the same rows for a message that is never sent, so that the time of an answer does not show whether an account exists. */
export async function enqueueEmptyMessage(
  tx: Tx,
  { siteId, language }: Pick<Addressee, "siteId" | "language">,
): Promise<void> {
  const id = randomUUID();
  const empty = { kind: "silence", channel: "email", recipient: "", sealed: null } as const;
  await tx.insert(accountMessages).values({ id, ...empty, siteId, language });
  await enqueue(tx, id, ["account-message"]);
}

/** The associated data of the encrypted content. */
export function messageSeal(id: string): string {
  return `account-message:${id}`;
}

/** Sends a message to the best contact of an account. An account without contacts gets none. */
export async function notifyOwner(
  tx: Tx,
  settings: Pick<Settings, "sealKeys">,
  account: AccountRow,
  message: AccountMessage,
): Promise<void> {
  const addressee = ownerOf(account);
  if (addressee) await enqueueAccountMessage(tx, settings, addressee, message);
}

/** A verified email address, else a verified phone, else an unverified contact. */
export function ownerOf(account: AccountRow): Addressee | null {
  const { email, emailVerifiedAt, phone, phoneVerifiedAt, siteId, language, firstName } = account;
  const mail = email && ({ channel: "email", recipient: email } as const);
  const sms = phone && ({ channel: "sms", recipient: phone } as const);
  const to = (emailVerifiedAt && mail) || (phoneVerifiedAt && sms) || mail || sms;
  return to ? { ...to, siteId, language, firstName } : null;
}
