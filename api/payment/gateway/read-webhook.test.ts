import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { readWebhook } from "./read-webhook.ts";

const now = new Date("2026-11-15T12:00:00Z");
const seconds = now.getTime() / 1000;
const secrets = ["the-new-secret-0123456789-0123456789", "the-old-secret-0123456789-0123456789"];
const signal = { eventId: "e1", paymentId: "p1", kind: "authorised" };
const body = Buffer.from(JSON.stringify({ ...signal, createdAt: "2026-11-15T12:00:00Z" }));

function signed(at: number, secret = secrets[0] ?? "", of: Buffer = body): Record<string, string> {
  const hex = createHmac("sha256", secret).update(`${at}.`).update(of).digest("hex");
  return { "x-signature": `t=${at},v1=${hex}` };
}

const read = (headers: Record<string, unknown>, of = body) => readWebhook(of, headers, now, secrets);

test("a signed webhook is accepted, with each of our secrets", () => {
  for (const secret of secrets) expect(read(signed(seconds, secret))).toEqual(signal);
});

test.each([
  [-300, signal],
  [300, signal],
  [-301, "too-old"],
  [301, "too-old"],
  [-172_800, "too-old"],
])("a webhook signed %i seconds from now: %j", (away, answer) => {
  expect(read(signed(seconds + away))).toEqual(answer);
});

test.each([
  ["no signature", {}],
  ["an empty one", { "x-signature": "" }],
  ["two of them", { "x-signature": ["t=1,v1=00", "t=1,v1=00"] }],
  ["a short one", { "x-signature": `t=${seconds},v1=abcd` }],
  ["the secret of somebody else", signed(seconds, "the-secret-of-somebody-else-01234567")],
  [
    "another time than was signed",
    { "x-signature": signed(seconds)["x-signature"]?.replace(/t=\d+/, `t=${seconds + 1}`) },
  ],
])("a webhook with %s is refused", (_what, headers) => {
  expect(read(headers)).toBe("bad-signature");
});

test("one changed byte invalidates the signature", () => {
  const changed = Buffer.from(body);
  changed.writeUInt8(changed.readUInt8(12) ^ 1, 12);
  expect(read(signed(seconds), changed)).toBe("bad-signature");
});

test.each(["", "null", "{}", "[]", '{"eventId":"e1"}', '{"eventId":1,"paymentId":"p","kind":"k"}', "\u00ff"])(
  "what is signed but says nothing is unreadable: %s",
  (text) => {
    const words = Buffer.from(text);
    expect(read(signed(seconds, secrets[0], words), words)).toBe("unreadable");
  },
);
