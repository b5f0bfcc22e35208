import { randomUUID } from "node:crypto";
import { readSettings } from "#api/platform/settings/settings.ts";
import { createSmsPartners } from "#api/sms/partner/create-sms-partners.ts";
import type { SmsPartner, SmsRequest } from "#api/sms/partner/sms-port.ts";
import type { TestSandbox } from "#api/testing/servers/test-sandbox.ts";

const CALL = "/unifonic/rest/SMS/messages";
const FAULTS = ["sms-duplicate", "sms-refused", "sms-rejected", "sms-no-balance", "sms-throttled"];
const numbers = ["+966501234567", "+971501234567", "+96550001234"];
const texts = ["Mabeet: code 123456, valid 5 minutes.", "مبيت: رمز التحقق 123456، صالح 5 دقائق.", "a".repeat(600)];

function unifonicAt(url: string, appSid = "mabeetdemo"): SmsPartner {
  const env = { APP_ENV: "test", UNIFONIC_URL: `${url}/unifonic`, UNIFONIC_APP_SID: appSid };
  const found = createSmsPartners(readSettings(env)).find(({ name }) => name === "unifonic");
  if (!found) throw new Error("There is no adapter for Unifonic.");
  return found;
}

function message(given: Partial<SmsRequest> = {}): SmsRequest {
  const callbackUrl = "https://mabeet.example.test/api/sms/callback/unifonic/secret/id";
  return { messageId: randomUUID(), to: "+966501234567", text: "Hello", sender: "MABEET", callbackUrl, ...given };
}

/** Every call of the adapter and every answer that the sandbox has for it. */
export async function walkUnifonic(url: string, sandbox: Pick<TestSandbox, "setFault">): Promise<void> {
  const unifonic = unifonicAt(url);
  for (const to of numbers) for (const text of texts) await unifonic.send(message({ to, text }));
  const repeated = message({ callbackUrl: null });
  for (let n = 0; n < 2; n++) await unifonic.send(repeated);
  for (const fault of FAULTS) {
    await sandbox.setFault(CALL, fault);
    await unifonic.send(message());
  }
  for (const wrong of [{ sender: "" }, { text: "" }]) await unifonic.send(message(wrong));
  await unifonicAt(url, "another-key").send(message());
  await unifonic.check();
  await unifonicAt(url, "another-key").check();
}
