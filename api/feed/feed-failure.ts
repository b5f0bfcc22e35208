import type { OutsideReason } from "#api/platform/http-client/outside-refused.ts";

export type FeedReason = OutsideReason | "not-a-calendar" | "cut" | "too-many-events" | "status" | "sealed";

/** Why a feed cannot be read, in our own words: nothing of what its address answered is repeated. */
export const feedErrors: Record<FeedReason, string> = {
  malformed: "This is no address.",
  scheme: "The address must begin with https.",
  credentials: "The address must have no user name and no password.",
  port: "The address must have no port.",
  host: "Calendars of this host are not read here.",
  address: "The address does not lead to the public internet.",
  unresolved: "The host of the address does not exist.",
  unreachable: "The host did not accept a connection.",
  timeout: "The calendar did not arrive in time.",
  redirects: "The address leads on to others too often.",
  encoding: "The calendar is encoded in an unknown way.",
  "too-large": "The calendar is larger than 2 MB.",
  broken: "The connection ended before the calendar.",
  "not-a-calendar": "The address does not lead to a calendar.",
  cut: "The calendar is incomplete.",
  "too-many-events": "The calendar has more than 2,000 events.",
  status: "The host refused to send the calendar.",
  sealed: "The address cannot be decrypted; set it again.",
};

export class FeedFailure extends Error {
  override name = "FeedFailure";
  readonly reason: FeedReason;

  constructor(reason: FeedReason, cause?: unknown) {
    super(feedErrors[reason], { cause });
    this.reason = reason;
  }
}
