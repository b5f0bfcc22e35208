import { checkPartner } from "#api/platform/http-client/check-partner.ts";
import type { SmsPartnerSettings } from "#api/platform/settings/sms-partners.ts";
import { createSmsClient } from "./sms-client.ts";
import type { SmsPartner } from "./sms-port.ts";
import { readTwilioAnswer, readTwilioCallback } from "./twilio-answer.ts";

/** Twilio. It does not recognise a repeated message. */
export function createTwilio(settings: SmsPartnerSettings<"twilio">): SmsPartner {
  const { twilioUrl, twilioAccount, twilioToken, twilioMessagingService } = settings;
  const client = createSmsClient(settings);
  const account = `${twilioUrl.replace(/\/$/, "")}/2010-04-01/Accounts/${encodeURIComponent(twilioAccount)}`;
  const credentials = Buffer.from(`${twilioAccount}:${twilioToken}`).toString("base64");
  const call = { partner: "twilio", headers: { authorization: `Basic ${credentials}` } };
  return {
    name: "twilio",
    recognisesRepeats: false,
    send: async ({ to, text, sender, callbackUrl }) => {
      const form = {
        To: to,
        ...(twilioMessagingService === null ? { From: sender ?? "" } : { MessagingServiceSid: twilioMessagingService }),
        Body: text,
        ...(callbackUrl !== null && { StatusCallback: callbackUrl }),
      };
      const url = `${account}/Messages.json`;
      return readTwilioAnswer(await client.call({ ...call, method: "POST", url, form }));
    },
    readCallback: readTwilioCallback,
    isUp: client.isUp,
    isDown: client.isDown,
    check: () => checkPartner({ ...call, method: "GET", url: `${account}.json` }),
  };
}
