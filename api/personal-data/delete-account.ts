import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import { enqueueAccountMessage, ownerOf } from "#api/account/message/enqueue-account-message.ts";
import { lockAccount } from "#api/account/record/lock-account.ts";
import { deleteAlertsOfAddress } from "#api/alert/read-alerts.ts";
import { forgetBookings } from "#api/order/forget-bookings.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { Log } from "#api/platform/http/log.ts";
import { forgetContactProblems } from "#api/platform/messaging/mail/contact-problems.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import {
  type AccountRow,
  accountMessages,
  accounts,
  challenges,
  newsletterSubscriptions,
  oneTimeCodes,
  sessions,
  socialIdentities,
} from "#api/schema/account.ts";
import { savedLists } from "#api/schema/list.ts";
import { passkeys } from "#api/schema/passkey.ts";
import { recentProperties } from "#api/schema/recent-property.ts";
import { savedProperties } from "#api/schema/saved-property.ts";
import { travellers } from "#api/schema/traveller.ts";
import { hasCardNumber } from "#domain/guest/card-in-text.ts";
import type { Language } from "#domain/language/language.ts";
import { closeWallet } from "./close-wallet.ts";
import { refuseMoneyUnderWay } from "./money-under-way.ts";

type Deps = { db: Db; settings: Pick<Settings, "sealKeys" | "secrets">; log: Log };

/** `accepted` is that of the preview whose amounts the owner has confirmed. */
type Deletion = { userId: string; reason: string; accepted: string | undefined; language: Language };

/** Erases an account in one transaction: its sessions and personal data are gone, and its contacts can register again. */
export async function deleteAccount({ db, settings, log }: Deps, deletion: Deletion): Promise<void> {
  const { userId, accepted } = deletion;
  const reason = deletion.reason.trim();
  if (hasCardNumber(reason)) throw new Problem("validation", { fields: { reason: "cardInText" } });
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account || account.status === "deleted") throw new Problem("sign-in-again");
    await refuseMoneyUnderWay(tx, userId, deletion.language);
    await forgetBookings(tx, userId);
    await eraseRows(tx, account);
    if (account.email) await forgetContactProblems(tx, settings.secrets, account.email);
    const addressee = ownerOf(account);
    const { refunds, lost } = await closeWallet(tx, { accountId: userId, settings, addressee, accepted });
    if (addressee) await enqueueAccountMessage(tx, settings, addressee, { kind: "deleted", refunds, lost });
    await tx
      .update(accounts)
      .set({ ...erased, deletedAt: sql`app_now()`, deleteReason: reason || null })
      .where(eq(accounts.id, userId));
  });
  log.info({ event: "account-deleted", userId }, "an account was deleted");
}

/** What remains of a deleted account; the row itself is deleted after thirty days. */
const erased = {
  status: "deleted",
  title: null,
  firstName: "",
  lastName: "",
  nationality: null,
  email: null,
  emailVerifiedAt: null,
  phone: null,
  phoneParts: null,
  phoneVerifiedAt: null,
  passwordHash: null,
  promotions: { email: false, sms: false, whatsapp: false, push: false },
  bookingContact: null,
  billing: null,
} as const;

/** Deletes the rows of an account in other tables. */
async function eraseRows(tx: Tx, { id, email, emailVerifiedAt, phone }: AccountRow): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.accountId, id));
  await tx.delete(passkeys).where(eq(passkeys.accountId, id));
  await tx.delete(socialIdentities).where(eq(socialIdentities.accountId, id));
  await tx.delete(travellers).where(eq(travellers.accountId, id));
  await tx.delete(savedLists).where(eq(savedLists.accountId, id));
  await tx.delete(savedProperties).where(eq(savedProperties.accountId, id));
  await tx.delete(recentProperties).where(eq(recentProperties.accountId, id));
  await tx.delete(challenges).where(eq(challenges.accountId, id));
  const contacts = [email, phone].filter((contact) => contact !== null);
  const ofContacts = contacts.length > 0 ? inArray(oneTimeCodes.recipient, contacts) : undefined;
  await tx.delete(oneTimeCodes).where(or(eq(oneTimeCodes.accountId, id), ofContacts));
  if (contacts.length > 0) await forgetMessages(tx, contacts);
  const { email: address } = newsletterSubscriptions;
  if (!email || !emailVerifiedAt) return;
  await tx.delete(newsletterSubscriptions).where(eq(address, email));
  await deleteAlertsOfAddress(tx, email);
}

/** A message about money that an earlier account with this contact still gets back stays. */
async function forgetMessages(tx: Tx, contacts: string[]): Promise<void> {
  const { recipient, kind } = accountMessages;
  await tx.delete(accountMessages).where(and(inArray(recipient, contacts), ne(kind, "payout-refused")));
}
