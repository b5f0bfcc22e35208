import { Refusal, type Route } from "../route.ts";
import { later } from "./begin-payment.ts";
import { answerAsGuest } from "./guest-answers.ts";
import { guestPage } from "./guest-page.ts";
import { settle } from "./move-payment.ts";
import type { Payment, ProviderName } from "./payment.ts";
import { findPayment } from "./payment-book.ts";

/** A bank that does not answer is given up after so long. */
const DEAF_MS = 20_000;

/** The pages a guest is sent to; whoever knows the id of a payment may look at its page. */
export function guestRoutes(provider: ProviderName, place: string): Route[] {
  const path = new RegExp(`^/${provider}/${place}/[\\w-]{1,60}$`);
  const found = (url: URL): Payment => {
    const payment = findPayment(provider, url.pathname.split("/")[3] ?? "");
    if (!payment?.returnUrl) throw new Refusal(404, "no such payment");
    return settle(payment);
  };
  return [
    {
      method: "GET",
      path,
      answer: ({ url }) => {
        const payment = found(url);
        // The first look starts the clock, those of the page's own refresh do not.
        if (payment.deafBank && !payment.seen && payment.status === "challenge")
          void later(payment, "time-out", DEAF_MS);
        payment.seen = true;
        return guestPage(payment);
      },
    },
    {
      method: "POST",
      path,
      reads: "form",
      answer: ({ url, body }) => {
        const payment = found(url);
        if (payment.status === "challenge") answerAsGuest(payment, body as Record<string, string>);
        return { status: 303, html: "", headers: { location: url.pathname } };
      },
    },
  ];
}
