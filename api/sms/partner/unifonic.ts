import { checkPartner } from "#api/platform/http-client/check-partner.ts";
import type { SmsPartnerSettings } from "#api/platform/settings/sms-partners.ts";
import { createSmsClient, type SmsCall } from "./sms-client.ts";
import type { SmsPartner } from "./sms-port.ts";
import { readUnifonicAnswer, readUnifonicCallback } from "./unifonic-answer.ts";

/** Unifonic, which recognises a repeated message by our id of it. */
export function createUnifonic(settings: SmsPartnerSettings<"unifonic">): SmsPartner {
  const client = createSmsClient(settings);
  const base = settings.unifonicUrl.replace(/\/$/, "");
  const post = (path: string, fields: Record<string, string>): SmsCall => ({
    partner: "unifonic",
    method: "POST",
    url: `${base}/rest/SMS/${path}`,
    headers: {},
    form: { AppSid: settings.unifonicAppSid, ...fields },
  });
  return {
    name: "unifonic",
    recognisesRepeats: true,
    send: async ({ messageId, to, text, sender, callbackUrl }) => {
      const fields = {
        SenderID: sender ?? "",
        Recipient: to.replace(/^\+/, ""),
        Body: text,
        responseType: "JSON",
        CorrelationID: messageId,
        ...(callbackUrl !== null && { statusCallback: callbackUrl }),
      };
      return readUnifonicAnswer(await client.call(post("messages", fields)));
    },
    readCallback: readUnifonicCallback,
    isUp: client.isUp,
    isDown: client.isDown,
    check: () => checkPartner(post("Messages/GetMessagesDetails", { Limit: "1" })),
  };
}
