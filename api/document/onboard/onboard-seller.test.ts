import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readStamp } from "#api/document/xml/stamp.ts";
import { readSettings } from "#api/platform/settings/settings.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { sampleSellers } from "#domain/document/sellers.ts";
import { onboardSeller } from "./onboard-seller.ts";

const CODE = "123345";
const folder = mkdtempSync(join(tmpdir(), "mabeet-onboarding-"));
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox(0.02);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await sandbox.stop();
});

type Given = Partial<Parameters<typeof onboardSeller>[0]> & { name: string };

const onboard = ({ name, ...given }: Given) =>
  onboardSeller({
    seller: sampleSellers["mabeet-SA"],
    siteId: "mabeet-SA",
    url: `${sandbox.url}/tax`,
    environment: null,
    code: CODE,
    branch: "Main Branch",
    folder: join(folder, name),
    ...given,
  });
const read = (name: string, file: string) => readFileSync(join(folder, name, file), "utf8");

test("a seller who is registered has settings with which the product signs and reports", async () => {
  const onboarded = await onboard({ name: "whole" });
  expect(onboarded).toMatchObject({
    seller: "mabeet-SA",
    samples: [
      "standard invoice",
      "standard credit-note",
      "standard debit-note",
      "simplified invoice",
      "simplified credit-note",
      "simplified debit-note",
    ],
    settings: join(folder, "whole", "e-invoice.env"),
  });
  const written = parseEnv(read("whole", "e-invoice.env")) as Record<string, string>;
  const settings = readSettings({ APP_ENV: "test", ...written });
  expect(settings).toMatchObject({ eInvoicePhase: "2", eInvoiceUrl: `${sandbox.url}/tax` });
  expect(readStamp(settings)?.issuer).toBe("CN=MABEET-SANDBOX-CA, DC=extgazt, DC=gov, DC=local");
});

test("only their owner can read the secrets, and none of them is shown", async () => {
  const shown = JSON.stringify(await onboard({ name: "secret" }));
  const files = readdirSync(join(folder, "secret"));
  expect(files.toSorted()).toEqual(["compliance.json", "e-invoice.env", "key.pem", "request.csr"]);
  for (const file of files) expect(statSync(join(folder, "secret", file)).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, "secret")).mode & 0o777).toBe(0o700);
  const { E_INVOICE_SECRET, E_INVOICE_KEY } = parseEnv(read("secret", "e-invoice.env"));
  for (const secret of [E_INVOICE_SECRET, E_INVOICE_KEY]) expect(shown).not.toContain(secret);
});

test("a wrong code is refused with a sentence that says what to do", async () => {
  await expect(onboard({ name: "wrong", code: "000000" })).rejects.toThrow("The one-time code is wrong or has expired");
  await expect(onboard({ name: "wrong", code: null })).rejects.toThrow("Give the one-time code");
});

test("an interrupted registration goes on without a code, and one that is repeated keeps its key", async () => {
  await sandbox.setFault("POST /tax/production/csids", "500");
  await expect(onboard({ name: "again" })).rejects.toThrow("did not answer (refused, status 500). Try again later.");
  await onboard({ name: "again", code: null });
  const first = parseEnv(read("again", "e-invoice.env"));
  await onboard({ name: "again", code: null });
  const second = parseEnv(read("again", "e-invoice.env"));
  expect(second.E_INVOICE_KEY).toBe(first.E_INVOICE_KEY);
  expect(second.E_INVOICE_CERTIFICATE).not.toBe(first.E_INVOICE_CERTIFICATE);
});

const serialNumber = (name: string) =>
  /3-[0-9a-f-]{36}/.exec(
    Buffer.from(read(name, "request.csr").replace(/-----[^-]+-----|\s/g, ""), "base64").toString("latin1"),
  )?.[0];

test("a new code renews the certificate of a registered seller, whose unit keeps key and number", async () => {
  await onboard({ name: "renewed" });
  const [first, unit] = [parseEnv(read("renewed", "e-invoice.env")), serialNumber("renewed")];
  await sandbox.setFault("PATCH /tax/production/csids", "500-but-done");
  await expect(onboard({ name: "renewed" })).rejects.toThrow("did not answer (refused, status 500). Try again later.");
  expect(parseEnv(read("renewed", "e-invoice.env"))).toEqual(first);
  await expect(onboard({ name: "renewed", code: "000000" })).rejects.toThrow("The one-time code is wrong");
  expect(await onboard({ name: "renewed" })).toMatchObject({ seller: "mabeet-SA", samples: [] });
  const { E_INVOICE_CERTIFICATE, E_INVOICE_SECRET, ...same } = parseEnv(read("renewed", "e-invoice.env"));
  expect(first).toMatchObject(same);
  expect(E_INVOICE_CERTIFICATE).not.toBe(first.E_INVOICE_CERTIFICATE);
  expect(E_INVOICE_SECRET).not.toBe(first.E_INVOICE_SECRET);
  expect([unit, serialNumber("renewed")]).toEqual([expect.stringMatching(/^3-/), unit]);
});

test("a renewal for which the authority wants to see samples again goes on without a code", async () => {
  await onboard({ name: "samples" });
  const first = parseEnv(read("samples", "e-invoice.env"));
  await sandbox.setFault("PATCH /tax/production/csids", "samples-again");
  await sandbox.setFault("POST /tax/production/csids", "500");
  await expect(onboard({ name: "samples" })).rejects.toThrow("did not answer");
  expect((await onboard({ name: "samples", code: null })).samples).toHaveLength(6);
  const second = parseEnv(read("samples", "e-invoice.env"));
  expect(second.E_INVOICE_KEY).toBe(first.E_INVOICE_KEY);
  expect(second.E_INVOICE_CERTIFICATE).not.toBe(first.E_INVOICE_CERTIFICATE);
});

test("a certificate that the authority no longer takes is not renewed", async () => {
  await onboard({ name: "old" });
  const file = join(folder, "old", "e-invoice.env");
  writeFileSync(file, read("old", "e-invoice.env").replace(/(E_INVOICE_SECRET)=.*/, "$1='another'"));
  await expect(onboard({ name: "old" })).rejects.toThrow("no longer takes the present certificate");
});

test("a seller whose address has no parts is not registered", async () => {
  const { nationalAddress: _, ...seller } = sampleSellers["mabeet-SA"];
  await expect(onboard({ name: "line", seller })).rejects.toThrow("no nationalAddress in the row mabeet-SA");
});

test("a folder that others can read gets no key", async () => {
  mkdirSync(join(folder, "open"), { mode: 0o755 });
  await expect(onboard({ name: "open" })).rejects.toThrow("Others can read");
  expect(readdirSync(join(folder, "open"))).toEqual([]);
});

test("invented sellers are not sent to the authority itself", async () => {
  await expect(onboard({ name: "core", environment: "core" })).rejects.toThrow("invented sellers");
});
