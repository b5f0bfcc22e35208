import { setTimeout as wait } from "node:timers/promises";
import { sendWebhook } from "../bank/send-webhook.ts";
import { sandboxNow, scaled } from "../clock.ts";
import type { Fault } from "../faults.ts";

const DELIVERY_MS = 2_000;

type Report = { MessageID: number; Recipient: string };

/** Reports to the merchant what the network said about a message. */
export function reportLater(url: string, report: Report, fault: Fault | null): void {
  if (fault === "sms-report-lost" || !URL.canParse(url)) return;
  const DLR = fault === "sms-undelivered" ? "Undeliverable" : "Delivered";
  const times = fault === "sms-report-twice" ? 2 : 1;
  void send(url, { ...report, DLR }, times);
}

async function send(url: string, report: Report & { DLR: string }, times: number): Promise<void> {
  await wait(scaled(DELIVERY_MS), undefined, { ref: false });
  const DLRTimestamp = new Date(sandboxNow()).toISOString().slice(0, 19).replace("T", " ");
  for (let n = 0; n < times; n++)
    await sendWebhook({ url, headers: {}, body: JSON.stringify({ ...report, DLRTimestamp }) });
}
