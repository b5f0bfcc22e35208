import { createTransport } from "nodemailer";
import { createBreaker } from "#api/platform/http-client/breaker.ts";
import { OutboxFailure } from "#api/platform/outbox/outbox-failure.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { composeMail } from "./compose-mail.ts";
import { readDkimKey } from "./dkim-key.ts";
import type { Mail } from "./mail.ts";
import { isOneAddress } from "./mail-address.ts";
import { mailEnding } from "./mail-ending.ts";
import { type MailServerSettings, poolOptions, SEND_MS, within } from "./mail-server.ts";

export type MailSettings = MailServerSettings &
  Pick<Settings, "mailDkim" | "mailBounceDomain" | "secrets" | "timeScale">;

export type MailOutcome = "accepted" | "invalid" | "refused";

export type Mailer = {
  /** One attempt. Throws an `OutboxFailure` unless the server accepted the mail or refused its recipient. */
  send: (mail: Mail) => Promise<MailOutcome>;
  /** Whether the server answered the last attempts. */
  isUp: () => boolean;
  close: () => void;
};

/** Sends mail over SMTP with a few connections that stay open. */
export function createMailer(settings: MailSettings): Mailer {
  const transport = createTransport(poolOptions(settings));
  const breaker = createBreaker(settings.timeScale, () => performance.now());
  // A key that cannot sign ends the start, and not every mail.
  const keys = settings.mailDkim.map((key) => ({ ...key, privateKey: readDkimKey(key.path) }));
  return {
    async send(mail) {
      if (!isOneAddress(mail.to)) return "invalid";
      if (!breaker.mayCall()) throw new OutboxFailure("mail: down", "wait");
      const signal = AbortSignal.timeout(within(SEND_MS, settings));
      try {
        await transport.sendMail({ ...composeMail(mail, settings, keys), signal });
        breaker.succeeded();
        return "accepted";
      } catch (cause) {
        const { kind, isAnswer, detail } = mailEnding(cause);
        if (isAnswer) breaker.succeeded();
        else breaker.failed();
        if (kind === "refused") return "refused";
        throw new OutboxFailure(`mail: ${detail}`, kind === "again" ? "wait" : "park", { cause });
      }
    },
    isUp: breaker.isUp,
    close: () => transport.close(),
  };
}
