import { scriptRoutes } from "../browser-script.ts";
import { Refusal, type Route } from "../route.ts";
import { applyDue } from "./apply-due.ts";
import { paymentWithId } from "./bank-store.ts";
import { scheduleChange } from "./begin-payment.ts";
import { answerAsGuest } from "./guest-answers.ts";
import { guestPage } from "./guest-page.ts";
import { guestPages } from "./guest-pages.ts";
import { isFinal, type Payment } from "./payment.ts";

/** The time-out of a bank that does not answer. */
const SILENT_BANK_MS = 20_000;
const PATH = /^\/bank\/[\w-]{1,60}$/;

/** Where a guest confirms a payment. */
export function guestPageUrl({ id }: Payment, origin: string): string {
  return `${origin}/bank/${id}`;
}

/** The pages for guests; the id of a payment is enough to open its page. */
export const guestRoutes: readonly Route[] = [
  ...scriptRoutes(["sandbox/bank/browser/return-to-merchant.ts"]),
  {
    method: "GET",
    path: PATH,
    answer: ({ url }) => {
      const payment = found(url);
      // Only the first visit starts the timer, not the refreshes of the page.
      if (payment.isBankSilent && !payment.seen && payment.status === "challenge")
        void scheduleChange(payment, "time-out", SILENT_BANK_MS);
      payment.seen = true;
      return guestPage(payment, guestPages[payment.book]);
    },
  },
  {
    method: "POST",
    path: PATH,
    reads: "form",
    answer: ({ url, body }) => {
      const payment = found(url);
      if (!isFinal(payment)) answerAsGuest(payment, guestPages[payment.book], body as Record<string, string>);
      return { status: 303, html: "", headers: { location: url.pathname } };
    },
  },
];

function found(url: URL): Payment {
  const payment = paymentWithId(url.pathname.split("/")[2] ?? "");
  if (!payment) throw new Refusal(404, "no such payment");
  return applyDue(payment);
}
