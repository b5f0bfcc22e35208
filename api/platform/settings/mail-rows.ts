import { z } from "zod";
import { row } from "./setting-row.ts";
import { listOf, oneOf, text } from "./setting-values.ts";

/** A key that signs our mail: the domain and selector under which receivers find its public part, and its file. */
export type DkimKey = { domain: string; selector: string; path: string };

const DOMAIN = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const DKIM = /^([^:\s]+):([A-Za-z0-9._-]{1,63}):(.+)$/;
const SMTP_FORM = "must look like smtp://mail.example:587 or smtps://user:password@mail.example:465";

const smtpUrl = z.url({ protocol: /^smtps?$/, error: SMTP_FORM }).refine((written) => {
  const url = URL.canParse(written) ? new URL(written) : null;
  return url !== null && url.hostname !== "" && /^\/?$/.test(url.pathname);
}, SMTP_FORM);

const domain = z.string().regex(DOMAIN, "must be a domain such as bounces.example");

const dkimKey = z.string().transform((written, context): DkimKey => {
  const [, name = "", selector = "", path = ""] = DKIM.exec(written) ?? [];
  if (DOMAIN.test(name)) return { domain: name, selector, path };
  context.addIssue({ code: "custom", message: "must have entries domain:selector:/path/of/the/key.pem" });
  return z.NEVER;
});

/** Outgoing mail, and what comes back of it. */
export const mailRows = {
  mailUrl: row(
    "MAIL_URL",
    null,
    smtpUrl,
    "SMTP server that takes our mail, as `smtp://host:port` or `smtps://user:password@host:port`; without it the sandbox takes it",
    "production",
  ),
  mailTls: row(
    "MAIL_TLS",
    null,
    oneOf("required", "if-offered"),
    "Whether mail is sent only over TLS with a valid certificate (`required`, always in production) or also without, as by default elsewhere (`if-offered`)",
  ),
  mailDkim: row(
    "MAIL_DKIM",
    "",
    listOf(dkimKey),
    "Keys that sign our mail, as `domain:selector:/path/of/the/key.pem` separated by commas; a mail is signed with the key of its sender's domain, or with the first. Without it the SMTP server signs",
  ),
  mailBounceDomain: row(
    "MAIL_BOUNCE_DOMAIN",
    null,
    domain,
    "Domain to which mail that cannot be delivered returns; without it such mail returns to the sender's address",
    "bounces",
  ),
  mailBounceKey: row(
    "MAIL_BOUNCE_KEY",
    null,
    text.pipe(z.string().min(20, "must have at least 20 characters")),
    "Key with which the mail server of MAIL_BOUNCE_DOMAIN posts them to `/mail/bounces` on the internal port",
    "bounces",
  ),
};
