import type { Fault } from "../faults.ts";

/** How a mail server misbehaves with one mail. */
export type MailFault = {
  /** The command that it spoils: it is answered with `code`, cut, answered a byte at a time, or never answered. */
  at: "MAIL" | "RCPT" | "DATA";
  how: "answer" | "cut" | "slow" | "silent";
  code?: number;
  text?: string;
  /** The mail is delivered all the same. */
  isDone?: boolean;
};

const LATER = "try again later";

/** Faults of every partner have the meaning here that SMTP gives them. */
const faults: Partial<Record<Fault, MailFault>> = {
  refuse: { at: "MAIL", how: "cut" },
  silent: { at: "DATA", how: "silent" },
  slow: { at: "DATA", how: "slow", isDone: true },
  "500": { at: "DATA", how: "answer", code: 451, text: LATER },
  "500-but-done": { at: "DATA", how: "answer", code: 451, text: LATER, isDone: true },
  "cut-json": { at: "DATA", how: "cut", isDone: true },
  "smtp-421": { at: "MAIL", how: "answer", code: 421, text: "closing the connection" },
  "smtp-451": { at: "RCPT", how: "answer", code: 451, text: "4.7.1 greylisted" },
  "smtp-550": { at: "RCPT", how: "answer", code: 550, text: "5.1.1 no such mailbox" },
  "smtp-554": { at: "DATA", how: "answer", code: 554, text: "5.6.0 refused for its content" },
  "cut-after-data": { at: "DATA", how: "cut", isDone: true },
};

export function mailFaultOf(fault: Fault | null): MailFault | null {
  return (fault && faults[fault]) ?? null;
}
