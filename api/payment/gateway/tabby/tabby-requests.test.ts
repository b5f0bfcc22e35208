import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { PaymentOrder } from "#api/payment/gateway/payment-port.ts";
import { type Recorded, recordingServer } from "#api/testing/gateways/recording-server.ts";
import { aTabbyOrder, keyFor, tabbySettings } from "#api/testing/gateways/tabby-payments.ts";
import { createTabby } from "./create-tabby.ts";

const golden: unknown = JSON.parse(readFileSync(join(import.meta.dirname, "requests.golden.json"), "utf8"));

const TABBY_ID = "6f1c1d52-7a3e-4b0c-9a53-0c6a3de1f001";
const NOW = new Date("2027-02-03T10:00:00Z");
const RETURN_URL = "https://mabeet.example/chalet/payment/return?payment=1";

const riyals: Partial<PaymentOrder> = { paymentId: "8a0d4b7e-1111-4c11-8c11-000000000001", returnUrl: RETURN_URL };
const dinars: Partial<PaymentOrder> = {
  ...riyals,
  paymentId: "8a0d4b7e-1111-4c11-8c11-000000000002",
  country: "KW",
  currency: "KWD",
  amountMinor: 45_670,
  language: "ar",
};

/** A payment that answers every call. */
const payment = { id: TABBY_ID, status: "AUTHORIZED", amount: "1250.00", currency: "SAR" };
const answer = ({ url }: Recorded) => ({ json: url.includes("?") ? { payments: [] } : payment });

const written = ({ method, url, headers, body }: Recorded) => ({
  method,
  url,
  headers: { authorization: headers.authorization, "content-type": headers["content-type"] ?? null },
  body: body === "" ? null : (JSON.parse(body) as unknown),
});

test("Tabby gets these bytes from us", async () => {
  const server = await recordingServer(answer);
  const tabby = createTabby(tabbySettings(server.url), () => NOW);

  for (const given of [riyals, dinars]) {
    const order = aTabbyOrder(given);
    const key = keyFor(order, TABBY_ID);
    await tabby.offer?.(order);
    await tabby.begin(order);
    await tabby.ask(key);
    await tabby.capture(key);
    await tabby.cancel(key);
    await tabby.refund(key, { refundId: "refund-1", amountMinor: 12_340 });
  }
  await tabby.list(NOW);
  server.stop();

  // The two addresses are asked for their lists at once.
  const recorded = server.recorded.map(written);
  const isList = ({ url }: { url: string }) => url.includes("?");
  const lists = recorded.filter(isList).sort((a, b) => a.url.localeCompare(b.url));
  expect([...recorded.filter((each) => !isList(each)), ...lists]).toEqual(golden);
});
