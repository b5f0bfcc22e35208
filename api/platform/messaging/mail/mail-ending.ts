/**
 * How an attempt to send a mail that failed has ended: its address was refused, it is attempted again, or no repetition
 * can help. `isAnswer` when the server was there and answered.
 */
export type MailEnding = { kind: "refused" | "again" | "final"; isAnswer: boolean; detail: string };

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

/** Commands whose refusal is about this mail. A refusal of any other is about us or the server, and may end. */
const ABOUT_MAIL: ReadonlySet<string> = new Set(["MAIL FROM", "RCPT TO", "DATA"]);
/** Enhanced codes (RFC 3463): 5.1 is the address, 5.2 its mailbox, 5.7 a policy against us. */
const ABOUT_ADDRESS = /^5\d\d[ -]5\.[12]\./;
const ABOUT_US = /^5\d\d[ -]5\.7\./;
const HAS_ENHANCED_CODE = /^5\d\d[ -]5\.\d/;
/** We have to log in first, or do not speak the protocol as the server wants it. */
const OUR_STATUSES: ReadonlySet<number> = new Set([503, 530]);
/** Servers without enhanced codes say it in words; an address is none of them. */
const OUR_WORDS = /relay|authentic|auth required/i;
const ADDRESSES = /\S+@\S+/g;

export function mailEnding(error: unknown): MailEnding {
  const { code = "", command = "", responseCode = 0, response = "" } = error as SmtpError;
  const detail = responseCode === 0 ? code || "broken" : `${responseCode} after ${command}`;
  const isAnswer = responseCode !== 0 && ABOUT_MAIL.has(command) && responseCode !== 421;
  if (!isAnswer || responseCode < 500) return { kind: "again", isAnswer: isAnswer && command === "RCPT TO", detail };
  const isRefused = command === "RCPT TO" ? !isAboutUs(responseCode, response) : ABOUT_ADDRESS.test(response);
  return { kind: isRefused ? "refused" : "final", isAnswer, detail };
}

/** Whether a refused recipient is our own fault: another address would have been refused as well. */
function isAboutUs(status: number, response: string): boolean {
  if (HAS_ENHANCED_CODE.test(response)) return ABOUT_US.test(response) || OUR_STATUSES.has(status);
  return OUR_STATUSES.has(status) || OUR_WORDS.test(response.replaceAll(ADDRESSES, ""));
}
