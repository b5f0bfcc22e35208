import type { Db } from "#api/platform/database/database.ts";
import type { Log } from "#api/platform/http/log.ts";
import type { OutboxOutcome } from "#api/platform/outbox/run-outbox.ts";
import type { SmsPartnerName } from "#api/platform/settings/partner-names.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type SmsReach, smsReachOf } from "#domain/site/sms-reach.ts";
import { callbackUrl } from "./callback/callback-url.ts";
import { createSmsPartners } from "./partner/create-sms-partners.ts";
import type { SmsAnswer, SmsPartner } from "./partner/sms-port.ts";
import { beginAttempt, endUnanswered, recordResult } from "./sms-record.ts";
import { type FoundRoute, smsRouteFor } from "./sms-route.ts";

export type Sms = {
  /** Our id of this message; every attempt has the same id. */
  messageId: string;
  /** In E.164, as +966501234567. */
  to: string;
  text: string;
  /** A one-time code is not sent again when it may have been sent; the guest asks for another one. */
  isCode?: boolean;
};

export type SmsSender = {
  partners: readonly SmsPartner[];
  /** Which phone numbers of accounts can be reached at all. */
  reach: SmsReach;
  /** Whether a company sends to this number. */
  hasRoute: (to: string) => boolean;
  /** The same, and the company is not down. */
  canSend: (to: string) => boolean;
  /** One attempt; the result is that of an outbox job. Without a route nothing is sent. */
  send: (sms: Sms) => Promise<OutboxOutcome>;
};

type Deps = { db: Db; settings: Settings; log: Log };

export function createSmsSender(deps: Deps): SmsSender {
  const { settings, log } = deps;
  const partners = createSmsPartners(settings);
  const routeOf = (to: string) => smsRouteFor(settings, partners, to);
  return {
    partners,
    reach: smsReachOf(settings.smsDialCodes.map((dialCode) => routeOf(dialCode) !== null)),
    hasRoute: (to) => routeOf(to) !== null,
    canSend: (to) => routeOf(to)?.partner.isDown() === false,
    send: async (sms) => {
      const route = routeOf(sms.to);
      if (route) return attempt(deps, sms, route);
      log.info({ event: "sms-no-route" }, "no company sends to this number");
      return "done";
    },
  };
}

/** A message that may arrive twice is repeated once after silence: twice is better than not at all. */
const MAX_UNRECOGNISED = 2;

async function attempt(deps: Deps, sms: Sms, { partner, sender }: FoundRoute): Promise<OutboxOutcome> {
  const { db, settings } = deps;
  const { messageId, to, text, isCode = false } = sms;
  const maxUnanswered = isCode ? 1 : partner.recognisesRepeats ? null : MAX_UNRECOGNISED;
  const begun = await beginAttempt(db, { messageId, partner: partner.name, maxUnanswered });
  if (!begun) {
    await endUnanswered(db, messageId);
    return "done";
  }
  const url = callbackUrl(settings, partner.name, messageId);
  const answer = await partner.send({ messageId, to, text, sender, callbackUrl: url });
  const isLast = maxUnanswered !== null && begun.unanswered + 1 >= maxUnanswered;
  return settle(deps, { messageId, isCode, isLast, partner: partner.name }, answer);
}

/** `isLast` when there is no other attempt unless this one is answered. */
type Attempted = { messageId: string; isCode: boolean; isLast: boolean; partner: SmsPartnerName };

async function settle(deps: Deps, { messageId, isCode, isLast, partner }: Attempted, answer: SmsAnswer) {
  const { db, log } = deps;
  // A code is valid for minutes, so its job does not wait for as long as the company needs.
  const later: OutboxOutcome = isCode ? "again" : "wait";
  switch (answer.kind) {
    case "accepted":
      await recordResult(db, messageId, { state: "accepted", partnerId: answer.partnerId });
      return "done";
    case "refused":
      log.warn({ event: "sms-refused", outcome: `${partner} ${answer.reason}` }, "an SMS was refused for ever");
      await recordResult(db, messageId, { state: "refused", reason: answer.reason });
      return "done";
    case "alarm":
      log.error({ event: "sms-alarm", outcome: `${partner} ${answer.reason}` }, "SMS wait for an operator");
      await recordResult(db, messageId, { state: "waiting", reason: answer.reason });
      return later;
    case "again":
      await recordResult(db, messageId, { state: "waiting", reason: answer.reason });
      return later;
    case "not-sent":
      await recordResult(db, messageId, { state: "waiting" });
      return later;
    case "unknown":
      log.warn({ event: "sms-unanswered", outcome: partner }, "a company did not answer");
      if (!isLast) return later;
      await endUnanswered(db, messageId);
      return "done";
  }
}
