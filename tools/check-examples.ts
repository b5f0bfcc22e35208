import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { answeringServer } from "#tools/examples/answering-server.ts";
import { checkTabbyApi } from "#tools/examples/check-tabby-api.ts";
import { checkUnifonicApi } from "#tools/examples/check-unifonic-api.ts";
import type { PartnerExamples } from "#tools/examples/example.ts";
import { checkoutExamples } from "#tools/examples/partners/checkout-examples.ts";
import { moyasarExamples } from "#tools/examples/partners/moyasar-examples.ts";
import { tabbyExamples } from "#tools/examples/partners/tabby-examples.ts";
import { tamaraExamples } from "#tools/examples/partners/tamara-examples.ts";
import { readExamples } from "#tools/examples/read-examples.ts";
import { readPartner } from "#tools/examples/read-partner.ts";

const USAGE = `npm run check:examples -- <folder>

Reads published examples of partners with our adapters, unchanged and again with an unknown field in each object, and
compares every request of ours and every answer of the sandbox with published OpenAPI documents. The folder has one folder
for each partner. Its files are not part of the repository.`;

/** A partner is one row. */
const partners: readonly PartnerExamples[] = [checkoutExamples, moyasarExamples, tabbyExamples, tamaraExamples];
/** Fewer would prove little; a moved folder would pass with none. */
const MIN_READ = 30;

/** Published API documents, and what compares our calls with them. */
const documents = [
  { path: "tabby/openapi.yml", check: checkTabbyApi },
  { path: "unifonic/openapi.json", check: checkUnifonicApi },
] as const;

const [folder] = parseArgs({ allowPositionals: true }).positionals;
if (!folder || !existsSync(folder)) {
  console.log(USAGE);
  process.exitCode = 1;
} else process.exitCode = (await checkFolder(resolve(folder))) ? 0 : 1;

async function checkFolder(root: string): Promise<boolean> {
  const failures = [...(await checkExamples(root)), ...(await checkDocuments(root))];
  for (const failure of failures) console.log(`✗ ${failure}`);
  console.log(failures.length === 0 ? "passed." : `failed: ${failures.length}.`);
  return failures.length === 0;
}

async function checkExamples(root: string): Promise<string[]> {
  const server = await answeringServer();
  const failures: string[] = [];
  let total = 0;
  for (const partner of partners) {
    const result = await readPartner(partner, readExamples(join(root, partner.folder)), server);
    console.log(`${result.folder}: ${result.read} examples read twice, ${result.notOurs} of calls that we do not make`);
    failures.push(...result.failures);
    total += result.read;
  }
  server.stop();
  console.log(`${total} examples read unchanged and with unknown fields.`);
  return total < MIN_READ ? [...failures, `only ${total} examples of at least ${MIN_READ}`] : failures;
}

async function checkDocuments(root: string): Promise<string[]> {
  const failures: string[] = [];
  for (const { path, check } of documents) {
    const { requests, answers, faults } = await check(join(root, path));
    console.log(`${path}: ${requests} requests of ours and ${answers} answers of the sandbox compared`);
    failures.push(...faults.map((fault) => `${path}: ${fault}`));
  }
  return failures;
}
