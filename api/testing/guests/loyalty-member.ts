import { randomUUID } from "node:crypto";
import { createProgrammes } from "#api/loyalty/gateway/create-programme.ts";
import type { BurnOrder, LoyaltyProgramme } from "#api/loyalty/gateway/loyalty-port.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import type { TestSandbox } from "#api/testing/servers/test-sandbox.ts";
import type { Programme } from "#domain/loyalty/rates.ts";

/** A programme of the sandbox with a closed circuit breaker. */
export function aProgramme({ url }: TestSandbox, name: Programme, env: Record<string, string> = {}): LoyaltyProgramme {
  const settings = readSettings({ APP_ENV: "test", LOYALTY_URL: url, ...env });
  const found = createProgrammes(settings).find((each) => each.name === name);
  if (!found) throw new Error(`There is no programme ${name}.`);
  return found;
}

let numbers = 100_000;
/** The mobile of another member; the last two digits decide what the sandbox does. */
export function aMemberNumber(end = "11"): string {
  return `+9665${numbers++}${end}`;
}

export async function aCodeRequest(programme: LoyaltyProgramme, member = aMemberNumber()): Promise<string> {
  const requestId = randomUUID();
  await programme.sendCode({ requestId, member, language: "en" });
  return requestId;
}

/** A burn of 500 points with the right code. */
export async function aBurnOrder(programme: LoyaltyProgramme, member?: string): Promise<BurnOrder> {
  return { burnId: randomUUID(), requestId: await aCodeRequest(programme, member), otp: "123456", points: 500 };
}

export async function aReservedBurn(programme: LoyaltyProgramme, member?: string): Promise<string> {
  const order = await aBurnOrder(programme, member);
  await programme.reserve(order);
  return order.burnId;
}

export async function aCapturedBurn(programme: LoyaltyProgramme, member?: string): Promise<string> {
  const burnId = await aReservedBurn(programme, member);
  await programme.capture(burnId);
  return burnId;
}

/** What the sandbox did with a burn or an earn of Qitaf, by its own ledger. */
export async function qitafLedgerOf({ url }: Pick<TestSandbox, "url">, id: string): Promise<string[]> {
  const { lines } = (await (await fetch(`${url}/qitaf/ledger`)).json()) as {
    lines: { id: string; kind: string; points: number }[];
  };
  return lines.flatMap((line) => (line.id === id ? [`${line.kind} ${line.points}`] : []));
}
