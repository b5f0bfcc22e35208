import type { Tx } from "#api/platform/database/database.ts";
import { readBounceAddress } from "./bounce-address.ts";
import { recordContactProblem } from "./contact-problems.ts";
import { readBounce } from "./read-bounce.ts";

/** `ignored` for a delay, a success, and for a report about a mail that was not ours or not to this recipient. */
export type BounceOutcome = "recorded" | "ignored" | "unreadable";

/** Takes the report of a mail that came back. Only a mark that we made for this mail and this recipient proves it. */
export async function receiveBounce(db: Tx, secrets: readonly string[], raw: string): Promise<BounceOutcome> {
  const bounce = readBounce(raw);
  if (!bounce) return "unreadable";
  for (const { addresses } of bounce.recipients.filter(({ isFinal }) => isFinal)) {
    for (const address of addresses) {
      const sent = readBounceAddress(secrets, bounce.sentTo, address);
      if (!sent) continue;
      await recordContactProblem(db, secrets, { ...sent, address, reason: "bounced" });
      return "recorded";
    }
  }
  return "ignored";
}
