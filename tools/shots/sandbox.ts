import { setTimeout as wait } from "node:timers/promises";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { call, type SiteApi } from "./site-api.ts";

const SENT_WITHIN_MS = 20_000;

/** The URL of the sandbox, which the social login options contain. */
export async function sandboxOf(api: SiteApi): Promise<string> {
  const { platforms } = await call(api, "GET", endpoints.getSocialOptions.url);
  return platforms[0].authorizeUrl;
}

/** The first text in the inbox of the sandbox that matches; the inbox of one contact, or of all. */
export async function firstSent(sandbox: string, pattern: RegExp, contact?: string): Promise<string> {
  const inbox = new URL("/inbox.json", sandbox);
  if (contact) inbox.searchParams.set("to", contact);
  const deadline = Date.now() + SENT_WITHIN_MS;
  while (Date.now() < deadline) {
    const { messages } = (await (await fetch(inbox)).json()) as { messages: { text: string }[] };
    const found = messages.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean);
    if (found) return found;
    await wait(250);
  }
  throw new Error(`No message matches ${pattern}`);
}

/** The next requests to a path of the sandbox fail. */
export async function setFault(sandbox: string, path: string, fault: string): Promise<void> {
  const body = JSON.stringify({ path, fault, times: 20 });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(new URL("/faults", sandbox), { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`The sandbox refused the fault: ${answer.status}`);
}
