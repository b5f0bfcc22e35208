import { createHash, createVerify, generateKeyPairSync, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSettings } from "#api/platform/settings/settings.ts";
import { smtpSink } from "#api/testing/servers/smtp-sink.ts";
import { createMailer } from "./mailer.ts";

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** A folder with the key that signs; deleted after the test. */
function keyFile(content: string): string {
  const dir = mkdtempSync(join(tmpdir(), "mabeet-dkim-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  writeFileSync(join(dir, "key.pem"), content);
  return join(dir, "key.pem");
}

/** The signature of a raw mail, as a receiver verifies it with the public key (RFC 6376, relaxed/relaxed). */
function verifies(raw: string): boolean {
  const end = raw.indexOf("\r\n\r\n");
  const headers = raw
    .slice(0, end)
    .replace(/\r\n(?=[ \t])/g, "\u0000")
    .split("\r\n")
    .map((line) => line.replaceAll("\u0000", "\r\n"));
  const relaxed = (line: string) => {
    const at = line.indexOf(":");
    return `${line.slice(0, at).toLowerCase().trim()}:${line
      .slice(at + 1)
      .replace(/\r\n/g, "")
      .replace(/[ \t]+/g, " ")
      .trim()}`;
  };
  const named = (name: string) => headers.filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  const signature = relaxed(named("dkim-signature")[0] ?? "");
  const tags = new Map(
    signature
      .slice("dkim-signature:".length)
      .split(";")
      .map((tag) => tag.trim().split(/=(.*)/s) as [string, string]),
  );
  const body = raw
    .slice(end + 4)
    .replace(/[ \t]+(?=\r\n)/g, "")
    .replace(/[ \t]+/g, " ")
    .replace(/(\r\n)*$/, "\r\n");
  const bodyHash = createHash("sha256").update(body).digest("base64");
  if (bodyHash !== tags.get("bh")?.replace(/\s/g, "")) return false;
  const signed = (tags.get("h") ?? "")
    .split(":")
    .flatMap((name) => named(name.trim()).slice(-1))
    .map(relaxed);
  const withoutValue = signature.replace(/\bb=[^;]*/, "b=");
  const verifier = createVerify("sha256").update([...signed, withoutValue].join("\r\n"));
  return verifier.verify(publicKey, (tags.get("b") ?? "").replace(/\s/g, ""), "base64");
}

test("a receiver verifies our signature with the public key, and finds a changed mail", async () => {
  const sink = await smtpSink();
  const path = keyFile(privateKey.export({ type: "pkcs8", format: "pem" }).toString());
  const mailer = createMailer(
    readSettings({ APP_ENV: "test", MAIL_URL: sink.url, MAIL_DKIM: `mabeet.example:s2026:${path}` }),
  );
  onTestFinished(async () => {
    mailer.close();
    await sink.close();
  });
  await mailer.send({
    messageId: randomUUID(),
    from: "support@mabeet.example",
    to: "nora@example.com",
    subject: "شاليه في قائمتك صار متاحًا",
    text: "مرحبًا نورة،  \n\nصار متاحًا.\n\n\n",
    html: "<p>صار متاحًا</p>",
    unsubscribeUrl: `https://mabeet.example/ar/alerts?token=${"x".repeat(200)}`,
  });
  const [raw = ""] = sink.mails;
  expect(raw).toMatch(/^DKIM-Signature: v=1; a=rsa-sha256; c=relaxed\/relaxed; d=mabeet\.example;/im);
  expect(/\bh=([^;]*)/.exec(raw)?.[1]?.toLowerCase()).toMatch(/list-unsubscribe:list-unsubscribe-post/);
  expect(verifies(raw)).toBe(true);
  expect(verifies(raw.replace("nora@example.com", "other@example.com"))).toBe(false);
  expect(verifies(raw.replace("token=x", "token=y"))).toBe(false);
  expect(verifies(raw.replace(/(\r\n\r\n[\s\S]*?)[A-Za-z](?=[A-Za-z])/, "$1#"))).toBe(false);
});

test("a key that cannot be read ends the start with a sentence", () => {
  const settings = (path: string) => readSettings({ APP_ENV: "test", MAIL_DKIM: `mabeet.example:s2026:${path}` });
  expect(() => createMailer(settings("/nowhere/key.pem"))).toThrow("MAIL_DKIM: /nowhere/key.pem is no private key");
  expect(() => createMailer(settings(keyFile("no key")))).toThrow(/^MAIL_DKIM: .* is no private key that can be read$/);
  const other = generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  expect(() => createMailer(settings(keyFile(other)))).toThrow(/^MAIL_DKIM: .* is no RSA key$/);
});
