import type { IncomingMessage } from "node:http";
import type { Route } from "./route.ts";

/** Secret keys of the demo, and the first part of the paths of those who may get them. */
const keys: readonly { key: string; owners: readonly string[] }[] = [
  { key: "sk_sbox_mabeetdemomabeetdemomabeetd", owners: ["checkout"] },
  { key: "sk_test_mabeetdemo", owners: ["moyasar", "tabby", "tabby-sa", "tabby-ae"] },
  { key: "mabeet-demo-tamara", owners: ["tamara"] },
  { key: "only-for-demo-and-test-loyalty", owners: ["mokafa", "qitaf", "fursan"] },
  { key: "mabeet-demo-places", owners: ["places"] },
  { key: "mabeetdemo", owners: ["unifonic", "twilio", "s3"] },
  { key: "mabeet-demo-licence", owners: ["licence"] },
];

/** Requests and mails that had the key of another partner. The product should never send one. */
const found = new Set<string>();

export const foreignKeyRoutes: readonly Route[] = [
  { method: "GET", path: /^\/foreign-keys$/, answer: () => ({ json: { found: [...found] } }) },
];

export function noteForeignKeys(partner: string, text: string): void {
  for (const { key, owners } of keys) {
    if (owners.includes(partner) || !new RegExp(`(?<![\\w-])${key}(?![\\w-])`).test(text)) continue;
    found.add(`${partner} got a key of ${owners[0]}`);
  }
}

/** Everything that a request says, also the key in a basic authorization. */
export function textOfRequest({ headers, url = "" }: IncomingMessage, body: unknown): string {
  const [, basic = ""] = /^Basic ([A-Za-z0-9+/=]+)$/.exec(headers.authorization ?? "") ?? [];
  return [JSON.stringify(headers), url, JSON.stringify(body), Buffer.from(basic, "base64").toString()].join("\n");
}
