import { setTimeout as pause } from "node:timers/promises";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { callsOf } from "#api/testing/servers/card-gateway.ts";
import { type Book, NO_CHARGE, readGatewayLedger } from "../environment/gateway-ledger.ts";
import { inGroups } from "../environment/in-groups.ts";
import type { Deployment } from "../environment/two-processes.ts";
import { type Booker, bookerAt } from "./bookers.ts";

/** The first three never arrive, of the others only the answer is lost. */
const faults = ["500", "refuse", "silent", "500-but-done", "cut-json"] as const;
const CONCURRENCY = 4;
const MAX_TIMES = 1_000;
const CARD_DECLINED = 5001;

type Redirect = { method: Book; site: string; call: string; choice: object };

const redirects: readonly Redirect[] = [
  { method: "tabby", site: "mabeet-sa", call: callsOf("tabby").begin, choice: { installmentPlanId: "installments" } },
  { method: "tamara", site: "mabeet-sa", call: callsOf("tamara").begin, choice: { installmentPlanId: "tamara-4" } },
  { method: "knet", site: "mabeet-kw", call: callsOf("checkout").begin, choice: {} },
];

type Lost = { code: number; paymentId: string; anew: string; ms: number };

/** Methods whose page is on another site: a guest who never got its address can approve nothing there. */
export async function endRedirects(deployment: Deployment, count: number) {
  await aCurrencyRate(deployment.db, { code: "KWD", rate: 0.0819 }).catch(() => {});
  const reports = [];
  for (const redirect of redirects) {
    const lost: Lost[] = [];
    for (const [index, fault] of faults.entries()) {
      const own = Math.floor((count + index) / faults.length);
      lost.push(...(await loseRedirects(deployment, redirect, { fault, count: own })));
    }
    await deployment.untilSettled();
    const charges = await readGatewayLedger(deployment.sandbox, redirect.method);
    reports.push({
      method: redirect.method,
      tried: lost.length,
      ended: lost.filter(({ code }) => code === CARD_DECLINED).length,
      paidAnew: lost.filter(({ anew }) => anew === "SUCCESS").length,
      charged: lost.filter(({ paymentId }) => (charges.get(paymentId) ?? NO_CHARGE).firstAt > 0).length,
      slowestAnswerMs: Math.round(Math.max(0, ...lost.map(({ ms }) => ms))),
      otherCodes: [...new Set(lost.map(({ code }) => code))].filter((code) => code !== CARD_DECLINED),
    });
  }
  return reports;
}

async function loseRedirects(
  deployment: Deployment,
  redirect: Redirect,
  { fault, count }: { fault: string; count: number },
): Promise<Lost[]> {
  const { sandbox } = deployment;
  const { method, site, call, choice } = redirect;
  await sandbox.setFault(call, fault, MAX_TIMES);
  const refused = await inGroups(Array.from({ length: count }), CONCURRENCY, async (_, index) => {
    const booker = await bookerAt(deployment, { site, index });
    const began = performance.now();
    const answer = await booker.guest.pay(booker.cart, "", { method, ...choice });
    const { error } = answer.json();
    const lost = { code: Number(error?.code ?? 0), paymentId: String(error?.details?.paymentId ?? "none") };
    return { booker, ...lost, ms: performance.now() - began };
  });
  await sandbox.clearFaults();
  return inGroups(refused, CONCURRENCY, async ({ booker, ...lost }) => ({
    ...lost,
    anew: await payAnew({ booker, redirect }),
  }));
}

const PRESSES = 8;
/** Longer than a company that was away is left alone. */
const PAUSE_MS = 1_600;

/** The same guest presses again, and confirms on the page of the company. */
async function payAnew({ booker, redirect }: { booker: Booker; redirect: Redirect }): Promise<string> {
  const { method, choice } = redirect;
  for (let press = 0; press < PRESSES; press++) {
    await pause(PAUSE_MS);
    const answer = await booker.guest.pay(booker.cart, "", { method, ...choice });
    const { status, paymentId } = answer.json();
    if (status !== "REDIRECT") continue;
    await booker.answer(paymentId, "approve");
    await booker.untilPaid(paymentId);
    return "SUCCESS";
  }
  return "refused";
}
