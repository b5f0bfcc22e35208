import type { SendMailOptions } from "nodemailer";
import type { DkimKey } from "#api/platform/settings/mail-rows.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { bounceAddress } from "./bounce-address.ts";
import type { Mail } from "./mail.ts";
import { domainOf } from "./mail-address.ts";

type MailSettings = Pick<Settings, "mailBounceDomain" | "secrets">;
export type SigningKey = DkimKey & { privateKey: string };

/** A longer line could not be folded at a space and would break the message. */
const MAX_SUBJECT = 250;
/** RFC 8058: both headers of the one-click pair are signed; the others are the usual ones. */
const SIGNED_HEADERS =
  "From:To:Subject:Date:Message-ID:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post";

/**
 * An email as nodemailer takes it. Sender and recipient are given as addresses and not as text, which could have several;
 * every attempt has the same Message-ID, by which mail programs show a second delivery once.
 */
export function composeMail(mail: Mail, settings: MailSettings, keys: readonly SigningKey[]): SendMailOptions {
  const { messageId, from, to, subject, text, html, unsubscribeUrl, calendar } = mail;
  const { mailBounceDomain, secrets } = settings;
  const sender = mailBounceDomain ? bounceAddress(secrets, { messageId, to }, mailBounceDomain) : from;
  const key = keys.find(({ domain }) => domain === domainOf(from)) ?? keys[0];
  return {
    envelope: { from: sender, to: [to] },
    messageId: `<${messageId}@${domainOf(from)}>`,
    from: { name: "", address: from },
    to: { name: "", address: to },
    subject: oneLine(subject),
    text,
    ...(html && { html }),
    ...(unsubscribeUrl && { headers: unsubscribeHeaders(unsubscribeUrl) }),
    ...(calendar && { attachments: [calendarFile(calendar)] }),
    ...(key && { dkim: signatureOf(key) }),
  };
}

function oneLine(subject: string): string {
  const line = subject.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return line.length <= MAX_SUBJECT ? line : `${line.slice(0, MAX_SUBJECT - 1)}…`;
}

/** Each is one line: relays that unfold a folded one break its signature. */
function unsubscribeHeaders(url: string) {
  const line = (value: string) => ({ prepared: true, value });
  return {
    "List-Unsubscribe": line(`<${new URL(url).href}>`),
    "List-Unsubscribe-Post": line("List-Unsubscribe=One-Click"),
  };
}

function calendarFile({ name, content }: { name: string; content: string }) {
  const contentType = "text/calendar; charset=utf-8; method=PUBLISH";
  // Its line breaks stay as they are.
  return { filename: name, content, contentType, contentTransferEncoding: "base64" as const };
}

function signatureOf({ domain, selector, privateKey }: SigningKey) {
  return { domainName: domain, keySelector: selector, privateKey, headerFieldNames: SIGNED_HEADERS };
}
