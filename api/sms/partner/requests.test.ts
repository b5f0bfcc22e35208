import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Environment, readSettings } from "#api/platform/settings/settings.ts";
import { createSmsPartners } from "./create-sms-partners.ts";
import type { SmsRequest } from "./sms-port.ts";

type Received = { method: string; url: string; authorization: string | undefined; type: string; body: string };
const received: Received[] = [];
const server = createServer(async (request, response) => {
  const { method = "", url = "", headers } = request;
  const type = headers["content-type"] ?? "";
  received.push({ method, url, authorization: headers.authorization, type, body: await readAll(request) });
  response.end("{}");
});
let at: string;

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => received.splice(0));

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

const message: SmsRequest = {
  messageId: "5f0c9e6e-29d5-4bb5-9d8e-6d8a7f1f3a10",
  to: "+966501234567",
  text: "مبيت: رمز التحقق 123456 & more",
  sender: "MABEET",
  callbackUrl: "https://mabeet.test/callback",
};

async function sentBy(name: "unifonic" | "twilio", request: SmsRequest = message, env: Environment = {}) {
  const settings = readSettings({ UNIFONIC_URL: `${at}/unifonic/`, TWILIO_URL: `${at}/twilio`, ...env });
  const partner = createSmsPartners(settings).find((each) => each.name === name);
  await partner?.send(request);
  const [{ body = "", ...head } = {}] = received;
  return { ...head, fields: Object.fromEntries(new URLSearchParams(body)) };
}

const form = { method: "POST", type: "application/x-www-form-urlencoded" };

test("a message to Unifonic is a form with the digits of the number and our id", async () => {
  expect(await sentBy("unifonic")).toEqual({
    ...form,
    authorization: undefined,
    url: "/unifonic/rest/SMS/messages",
    fields: {
      AppSid: "mabeetdemo",
      SenderID: "MABEET",
      Recipient: "966501234567",
      Body: message.text,
      responseType: "JSON",
      CorrelationID: message.messageId,
      statusCallback: message.callbackUrl,
    },
  });
});

test("a message to Twilio is a form with the number, under our account and its token", async () => {
  expect(await sentBy("twilio")).toEqual({
    ...form,
    authorization: `Basic ${Buffer.from("mabeetdemo:mabeetdemo").toString("base64")}`,
    url: "/twilio/2010-04-01/Accounts/mabeetdemo/Messages.json",
    fields: { To: "+966501234567", From: "MABEET", Body: message.text, StatusCallback: message.callbackUrl },
  });
});

test("a messaging service of Twilio takes the place of the sender, and without a secret nothing is to be reported", async () => {
  const { fields } = await sentBy(
    "twilio",
    { ...message, sender: null, callbackUrl: null },
    {
      TWILIO_MESSAGING_SERVICE: "MG1",
    },
  );
  expect(fields).toEqual({ To: "+966501234567", MessagingServiceSid: "MG1", Body: message.text });
});
