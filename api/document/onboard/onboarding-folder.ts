import { createPrivateKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { Csid } from "#api/document/authority/tax-headers.ts";
import type { IssuedCsid } from "./authority-calls.ts";
import { OnboardingError } from "./onboarding-error.ts";

/** Readable by their owner alone. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const FOR_OTHERS = 0o077;
const CURVE = "secp256k1";

const names = { key: "key.pem", request: "request.csr", compliance: "compliance.json", settings: "e-invoice.env" };

/** The secrets of one seller. */
export type OnboardingFolder = {
  /** Made once: a repeated onboarding uses it again. */
  key: KeyObject;
  /** The certificate for samples, when an earlier onboarding got that far. */
  compliance: IssuedCsid | null;
  /** The request for the last certificate. */
  request: string | null;
  /** The certificate that signs documents, and who issued it, once the seller is registered. */
  production: (Csid & { url: string }) | null;
  writeRequest: (pem: string) => Promise<void>;
  writeCompliance: (csid: IssuedCsid) => Promise<void>;
  /** The settings of phase 2, one in each line. Returns their file. */
  writeSettings: (url: string, csid: IssuedCsid) => Promise<string>;
};

export async function openOnboardingFolder(folder: string): Promise<OnboardingFolder> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  if (((await stat(folder)).mode & FOR_OTHERS) !== 0)
    throw new OnboardingError(`Others can read ${folder}: choose a new folder, or chmod 700 this one.`);
  const pem = (await readOwn(join(folder, names.key))) ?? (await writeNewKey(folder));
  const compliance = await readOwn(join(folder, names.compliance));
  const settings = await readOwn(join(folder, names.settings));
  return {
    key: createPrivateKey(pem),
    compliance: compliance === null ? null : (JSON.parse(compliance) as IssuedCsid),
    request: await readOwn(join(folder, names.request)),
    production: settings === null ? null : productionOf(settings),
    writeRequest: (request) => write(folder, names.request, request),
    writeCompliance: (csid) => write(folder, names.compliance, `${JSON.stringify(csid, null, 2)}\n`),
    writeSettings: async (url, { certificate, secret }) => {
      const values = {
        E_INVOICE_PHASE: "2",
        E_INVOICE_URL: url,
        E_INVOICE_KEY: pem.trim().replaceAll("\n", "\\n"),
        E_INVOICE_CERTIFICATE: certificate,
        E_INVOICE_SECRET: secret,
      };
      // A shell and systemd take what is in single quotes as it is.
      const lines = Object.entries(values).map(([name, value]) => `${name}='${value}'`);
      await write(folder, names.settings, `${lines.join("\n")}\n`);
      return join(folder, names.settings);
    },
  };
}

function productionOf(settings: string): OnboardingFolder["production"] {
  const { E_INVOICE_URL: url, E_INVOICE_CERTIFICATE: certificate, E_INVOICE_SECRET: secret } = parseEnv(settings);
  return url && certificate && secret ? { url, certificate, secret } : null;
}

async function writeNewKey(folder: string): Promise<string> {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: CURVE });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  await write(folder, names.key, pem);
  return pem;
}

async function readOwn(file: string): Promise<string | null> {
  return existsSync(file) ? readFile(file, "utf8") : null;
}

/** A file is whole or not there, and never readable by others. */
async function write(folder: string, name: string, text: string): Promise<void> {
  const draft = join(folder, `.${name}.new`);
  await writeFile(draft, text, { mode: FILE_MODE });
  await chmod(draft, FILE_MODE);
  await rename(draft, join(folder, name));
}
