import { z } from "zod";
import { row } from "./setting-row.ts";
import { httpUrl, listOf, text } from "./setting-values.ts";
import { smsRoutes, smsSenders } from "./sms-values.ts";

/** The sandbox accepts this as the credential of every company that sends SMS; production refuses it. */
export const DEMO_SMS_KEY = "mabeetdemo";
export const DEMO_SMS_SECRET = "only-for-demo-and-test-sms-callbacks-0123456789";

const secret = z.string().regex(/^[\w-]{32,200}$/, "must have entries of at least 32 letters, digits, - or _");

/** SMS. Without a company that has its keys none is sent; the demo has keys for its sandbox. */
export const smsRows = {
  smsRoutes: row(
    "SMS_ROUTES",
    "",
    smsRoutes,
    "Company that sends SMS, as `prefix:company` separated by commas: `+966:unifonic,*:twilio`. The longest prefix of a number decides; `*` is every other number. Without it production sends no SMS and no page offers any",
  ),
  smsSenders: row(
    "SMS_SENDERS",
    "",
    smsSenders,
    "Registered senders of SMS, as `country:name` separated by commas, by the country of the number; `*` is every other country. A country without one gets no SMS",
    "SMS",
  ),
  smsCallbackSecrets: row(
    "SMS_CALLBACK_SECRETS",
    "",
    listOf(secret),
    "Secrets in the address at which companies report delivered SMS, separated by commas. The first one is sent to them, all are accepted; without one nothing is reported",
  ),
  unifonicUrl: row("UNIFONIC_URL", null, httpUrl, "Base URL of Unifonic's API", "Unifonic"),
  unifonicAppSid: row("UNIFONIC_APP_SID", null, text, "Key of our application at Unifonic", "Unifonic"),
  twilioUrl: row("TWILIO_URL", null, httpUrl, "Base URL of Twilio's API", "Twilio"),
  twilioAccount: row("TWILIO_ACCOUNT", null, text, "Id of our account at Twilio", "Twilio"),
  twilioToken: row("TWILIO_TOKEN", null, text, "Token of our account at Twilio", "Twilio"),
  twilioMessagingService: row(
    "TWILIO_MESSAGING_SERVICE",
    null,
    text,
    "Id of a messaging service at Twilio, which chooses the sender instead of SMS_SENDERS",
  ),
};
