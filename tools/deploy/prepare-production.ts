import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { TestDatabase } from "#api/testing/servers/test-database.ts";
import { freePort } from "#server/postgres/free-port.ts";
import { ROOT } from "#server/root.ts";
import { CleanupStack } from "#server/start/cleanup-stack.ts";
import { type HttpsCaller, httpsCaller } from "./https-caller.ts";
import { makeCertificate } from "./make-certificate.ts";
import { startPartners } from "./partner-process.ts";
import { type CardKeys, newCardKeys, newSecret, productionEnvironment } from "./production-environment.ts";
import { linkedRelease, releaseUser } from "./release-process.ts";
import { startTlsProxy } from "./tls-proxy.ts";

export const SITE = "www.mabeet.com";
const FIELDS = "cards.example.test";
export const PARTNERS = "partners.example.test";
const HOSTS = [SITE, FIELDS, PARTNERS];

export type Production = {
  /** The folder of the release. */
  root: string;
  /** Settings of the product and of its commands. */
  env: NodeJS.ProcessEnv;
  keys: CardKeys;
  /** Home and temporary folder of the product, in which it writes nothing. */
  ownFolders: readonly string[];
  /** A folder that the commands of the release can read and write. */
  newFolder: (name: string) => string;
  /** Where guests reach it, behind HTTPS. */
  origin: string;
  site: HttpsCaller;
  company: HttpsCaller;
  stopPartners: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * What a production stands on, around its database: a release, companies in a process of their own on another host name,
 * HTTPS, keys that are made for the run. Nothing of the product runs yet.
 */
export async function prepareProduction(database: Pick<TestDatabase, "url" | "migrationUrl">): Promise<Production> {
  const cleanup = new CleanupStack();
  try {
    return { ...(await prepare(database, cleanup)), close: () => cleanup.runAll() };
  } catch (error) {
    await cleanup.runAll();
    throw error;
  }
}

async function prepare(
  database: Pick<TestDatabase, "url" | "migrationUrl">,
  cleanup: CleanupStack,
): Promise<Omit<Production, "close">> {
  const folder = mkdtempSync(join(tmpdir(), "mabeet-production-"));
  cleanup.add(async () => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const certificate = makeCertificate(HOSTS);
  for (const [name, text] of Object.entries(certificate)) writeFileSync(join(folder, `${name}.pem`), text);
  const release = linkedRelease();
  cleanup.add(async () => release.remove());
  const newFolder = (name: string) => ownFolder(release.root, join(folder, name));
  const [dataDir, ...ownFolders] = ["data", "home", "tmp"].map(newFolder) as [string, string, string];

  const keys = newCardKeys();
  const network = networkOf(join(folder, "cert.pem"));
  const identity = { SANDBOX_TLS_KEY: join(folder, "key.pem"), SANDBOX_TLS_CERTIFICATE: join(folder, "cert.pem") };
  const partners = await startPartners({ ...network, ...identity, ...keys });
  cleanup.add(partners.stop);
  const [port, internalPort] = [await freePort(), await freePort()];
  const proxy = await startTlsProxy(certificate, port);
  cleanup.add(async () => proxy.close());
  const reach = (host: string, at: number) => {
    const caller = httpsCaller({ host, port: at, ca: certificate.cert });
    cleanup.add(async () => caller.close());
    return caller;
  };
  const { PATH, TEST_CLOCK_OFFSET_MS } = process.env;
  const [home, tmp] = ownFolders;
  return {
    root: release.root,
    env: {
      ...{ PATH, TEST_CLOCK_OFFSET_MS, HOME: home, TMPDIR: tmp },
      ...{ PORT: String(port), INTERNAL_PORT: String(internalPort) },
      ...network,
      ...productionEnvironment(keys, {
        database,
        partners: `https://${PARTNERS}:${partners.port}`,
        mail: `smtp://release:${newSecret()}@${PARTNERS}:${partners.mailPort}`,
        fields: `https://${FIELDS}:${proxy.port}`,
        dataDir,
      }),
    },
    ...{ keys, ownFolders, newFolder },
    origin: `https://${SITE}:${proxy.port}`,
    site: reach(SITE, proxy.port),
    company: reach(PARTNERS, partners.port),
    stopPartners: partners.stop,
  };
}

/** The names of this run lead to this machine, and its certificate is trusted, in the processes with these variables alone. */
function networkOf(certificate: string) {
  const preload = pathToFileURL(join(ROOT, "tools/deploy/local-hosts.mjs")).href;
  return {
    LOCAL_HOSTS: HOSTS.join(),
    NODE_EXTRA_CA_CERTS: certificate,
    NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${preload}`].filter(Boolean).join(" "),
  };
}

function ownFolder(root: string, path: string): string {
  mkdirSync(path, { recursive: true });
  giveToRelease(root, path);
  return path;
}

/** The user of the release owns this folder and all below it. */
export function giveToRelease(root: string, folder: string): void {
  const { uid, gid } = releaseUser(root);
  if (uid === undefined || gid === undefined) return;
  const below = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  for (const path of [folder, ...below]) chownSync(path, uid, gid);
}
