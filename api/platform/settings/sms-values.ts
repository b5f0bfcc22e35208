import { z } from "zod";
import { dialledCountries } from "#domain/field/phone.ts";
import { type SmsPartnerName, smsPartnerNames } from "./partner-names.ts";

/** The company for numbers with this prefix; `*` is every other number. */
export type SmsRoute = { prefix: string; partner: SmsPartnerName };

const ROUTE = /^(\+[1-9]\d{0,6}|\*):(.+)$/;

/** Companies by prefix as `+966:unifonic,*:twilio`. */
export const smsRoutes: z.ZodType<SmsRoute[], string> = z.string().transform((written, context) => {
  const routes: SmsRoute[] = [];
  for (const part of partsOf(written)) {
    const [, prefix = "", name] = ROUTE.exec(part) ?? [];
    const partner = smsPartnerNames.find((each) => each === name);
    if (!partner) {
      context.addIssue(`must have entries such as +966:unifonic, each with one of ${smsPartnerNames.join(", ")}`);
      return z.NEVER;
    }
    if (routes.some((route) => route.prefix === prefix)) context.addIssue("must have one entry for each prefix");
    routes.push({ prefix, partner });
  }
  return routes;
});

/** A registered name of up to eleven letters and digits, or a number. */
const SENDER = /^(\*|[A-Z]{2}):([A-Za-z0-9][A-Za-z0-9 ._-]{0,10}|\+?\d{3,15})$/;

/** Senders by the country of the number as `SA:MABEET,*:+15005550006`; `*` is every other country. */
export const smsSenders: z.ZodType<Readonly<Record<string, string>>, string> = z
  .string()
  .transform((written, context) => {
    const senders: Record<string, string> = {};
    for (const part of partsOf(written)) {
      const [, country = "", sender = ""] = SENDER.exec(part) ?? [];
      const isKnown = country === "*" || dialledCountries.includes(country);
      if (!isKnown) context.addIssue(`must have entries such as SA:MABEET, with * or one of ${countryList}`);
      else if (country in senders) context.addIssue("must have one entry for each country");
      else senders[country] = sender;
    }
    return senders;
  });

const countryList = dialledCountries.join(", ");

function partsOf(written: string): string[] {
  return written
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
