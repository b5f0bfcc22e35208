import { Refusal, type Route } from "../route.ts";
import { scheduleChange } from "./begin-payment.ts";
import { answerAsGuest } from "./guest-answers.ts";
import { guestPage } from "./guest-page.ts";
import { applyDue } from "./move-payment.ts";
import type { Payment } from "./payment.ts";
import { findPayment } from "./payment-store.ts";
import type { Provider } from "./provider.ts";

/** The time-out of a bank that does not answer. */
const SILENT_BANK_MS = 20_000;

/** The pages for guests; the id of a payment is enough to open its page. */
export function guestRoutes({ name, page }: Provider): Route[] {
  const path = new RegExp(`^/${name}/${page.segment}/[\\w-]{1,60}$`);
  const found = (url: URL): Payment => {
    const payment = findPayment(name, url.pathname.split("/")[3] ?? "");
    if (!payment?.returnUrl) throw new Refusal(404, "no such payment");
    return applyDue(payment);
  };
  return [
    {
      method: "GET",
      path,
      answer: ({ url }) => {
        const payment = found(url);
        // Only the first visit starts the timer, not the refreshes of the page.
        if (payment.isBankSilent && !payment.seen && payment.status === "challenge")
          void scheduleChange(payment, "time-out", SILENT_BANK_MS);
        payment.seen = true;
        return guestPage(payment, page);
      },
    },
    {
      method: "POST",
      path,
      reads: "form",
      answer: ({ url, body }) => {
        const payment = found(url);
        if (payment.status === "challenge") answerAsGuest(payment, page, body as Record<string, string>);
        return { status: 303, html: "", headers: { location: url.pathname } };
      },
    },
  ];
}
