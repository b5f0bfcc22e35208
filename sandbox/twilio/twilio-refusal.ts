import { Refusal } from "../route.ts";

/** A refusal as Twilio writes it. */
export function twilioRefusal(status: number, code: number, message: string): Refusal {
  return new Refusal(status, message, {
    code,
    message,
    more_info: `https://www.twilio.com/docs/errors/${code}`,
    status,
  });
}
