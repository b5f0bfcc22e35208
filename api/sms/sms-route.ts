import type { Settings } from "#api/platform/settings/settings.ts";
import { countryOfNumber } from "#domain/field/phone.ts";
import type { SmsPartner } from "./partner/sms-port.ts";

type RouteSettings = Pick<Settings, "smsRoutes" | "smsSenders" | "twilioMessagingService">;
/** Who sends to a number, and in which name; Twilio's messaging service has a name of its own. */
export type FoundRoute = { partner: SmsPartner; sender: string | null };

/** The company and the sender for an international number; `null` when no SMS can be sent to it. */
export function smsRouteFor(
  settings: RouteSettings,
  partners: readonly SmsPartner[],
  number: string,
): FoundRoute | null {
  const name = nameFor(settings.smsRoutes, number);
  const partner = partners.find((each) => each.name === name);
  if (!partner) return null;
  if (partner.name === "twilio" && settings.twilioMessagingService !== null) return { partner, sender: null };
  const sender = settings.smsSenders[countryOfNumber(number)] ?? settings.smsSenders["*"];
  return sender === undefined ? null : { partner, sender };
}

/** The longest prefix decides. */
function nameFor(routes: RouteSettings["smsRoutes"], number: string): string | undefined {
  const found = routes.filter(({ prefix }) => number.startsWith(prefix));
  const longest = found.sort((one, other) => other.prefix.length - one.prefix.length)[0];
  return (longest ?? routes.find(({ prefix }) => prefix === "*"))?.partner;
}
