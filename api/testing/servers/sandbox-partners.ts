import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { testedGateway } from "./card-gateway.ts";
import type { TestSandbox } from "./test-sandbox.ts";

const SETTLE_MS = 60_000;

/**
 * Settings with the sandbox as every partner and short waiting times. A partner has its full time to answer, because a
 * busy machine delays it; a test of a silent partner or of a process that is killed while it waits shortens that too.
 */
export function partnersAt(sandbox: Pick<TestSandbox, "url" | "mailUrl">, timeScale: number, timeoutScale = 1) {
  return {
    ...manyNetworks,
    ...paymentsAt(sandbox),
    MAIL_URL: sandbox.mailUrl,
    ...smsAt(sandbox),
    SOCIAL_URL: `${sandbox.url}/social`,
    LOYALTY_URL: sandbox.url,
    E_INVOICE_URL: `${sandbox.url}/tax`,
    TIME_SCALE: String(timeScale),
    TIMEOUT_SCALE: String(timeoutScale),
  };
}

/** Settings with the sandbox as every company that sends SMS. */
export function smsAt({ url }: Pick<TestSandbox, "url">) {
  return { UNIFONIC_URL: `${url}/unifonic`, TWILIO_URL: `${url}/twilio` };
}

/** Settings with the sandbox as every company that takes money; cards go to the tested one. */
export function paymentsAt({ url }: Pick<TestSandbox, "url">) {
  return {
    CARD_GATEWAYS: `*:${testedGateway}`,
    CHECKOUT_URL: `${url}/checkout`,
    CHECKOUT_SCRIPT_URL: `${url}/checkout/web-components/index.js`,
    MOYASAR_URL: `${url}/moyasar/v1`,
    TABBY_URLS: `SA:${url}/tabby-sa,*:${url}/tabby`,
    TAMARA_URL: `${url}/tamara`,
  };
}

/**
 * Waits until the outbox is empty and every payment and leg has ended, without any request of a guest. A reminder of a
 * host that is not due does not count: for a stay of tomorrow it may be due within the hour.
 */
export async function untilSettled(db: Db): Promise<void> {
  const until = Date.now() + SETTLE_MS;
  for (;;) {
    const { rows } = await db.execute<{ open: string }>(sql`
      SELECT (SELECT count(*) FROM payment WHERE state NOT IN ('captured', 'declined', 'voided', 'returned'))
        + (SELECT count(*) FROM cart_leg WHERE state IN ('created', 'capturing', 'releasing', 'returning'))
        + (SELECT count(*) FROM outbox WHERE done_at IS NULL AND parked_at IS NULL
          AND run_at < app_now() + CASE kind WHEN 'host-reminder' THEN interval '0' ELSE interval '1 hour' END) AS open`);
    if (Number(rows[0]?.open) === 0) return;
    if (Date.now() > until) throw new Error(`Still open after ${SETTLE_MS} ms: ${rows[0]?.open}`);
    await pause(20);
  }
}
