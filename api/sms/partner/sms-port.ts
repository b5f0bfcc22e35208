import type { PartnerCheck } from "#api/platform/http-client/check-partner.ts";
import type { SmsPartnerName } from "#api/platform/settings/partner-names.ts";

export type SmsRequest = {
  /** Our id of this message; every attempt has the same id. */
  messageId: string;
  /** In E.164, as +966501234567. */
  to: string;
  text: string;
  /** `null` where the company chooses the sender. */
  sender: string | null;
  /** Where the company reports whether the message was delivered. */
  callbackUrl: string | null;
};

export type SmsAnswer =
  /** Accepted now or by an earlier attempt, whose id is not known then. */
  | { kind: "accepted"; partnerId: string | null }
  /** For ever: another attempt would be refused as well. */
  | { kind: "refused"; reason: string }
  /** Not accepted until an operator acts: our key is refused, or our balance is used up. */
  | { kind: "alarm"; reason: string }
  /** Not accepted now. */
  | { kind: "again"; reason: string }
  /** The company was not reached, or is not called because it is down. */
  | { kind: "not-sent" }
  /** No valid answer: it may have been accepted. */
  | { kind: "unknown" };

/** What a company reports of a message: it took it, or what became of it. */
export type Delivery = "accepted" | "delivered" | "failed";

/** A company that sends SMS. */
export type SmsPartner = {
  name: SmsPartnerName;
  /** Whether a repeated message is recognised by our id of it, and sent once. */
  recognisesRepeats: boolean;
  /** One attempt. */
  send: (request: SmsRequest) => Promise<SmsAnswer>;
  /** What the fields of a delivery callback say; `null` if it is none of these. */
  readCallback: (fields: Readonly<Record<string, unknown>>) => Delivery | null;
  isUp: () => boolean;
  /** Its circuit breaker is open: it would not be called now. */
  isDown: () => boolean;
  check: () => Promise<PartnerCheck>;
};
