import { randomUUID, X509Certificate } from "node:crypto";
import { stampOf } from "#api/document/xml/stamp.ts";
import { isSampleSeller, type Seller } from "#domain/document/sellers.ts";
import {
  checkSample,
  type IssuedCsid,
  renewProduction,
  requestCompliance,
  requestProduction,
} from "./authority-calls.ts";
import { certificateRequest, serialNumberOf, type Template } from "./certificate-request.ts";
import { OnboardingError } from "./onboarding-error.ts";
import { type OnboardingFolder, openOnboardingFolder } from "./onboarding-folder.ts";
import { onboardingSamples } from "./onboarding-samples.ts";

const GATEWAY = "https://gw-fatoora.zatca.gov.sa/e-invoicing";
/** The authority's own environments; without one the gateway of the settings is called. */
export const onboardingEnvironments = ["core", "simulation"] as const;
export type OnboardingEnvironment = (typeof onboardingEnvironments)[number];

const MAKER = "Mabeet";
const MODEL = "1";
const CATEGORY = "Short-term accommodation";

type Onboarding = {
  seller: Seller;
  siteId: "mabeet-SA" | "tajawal-SA";
  /** Of the settings. */
  url: string;
  environment: OnboardingEnvironment | null;
  /** The one-time code of the portal; not needed to go on after an interruption. */
  code: string | null;
  branch: string;
  folder: string;
};

/** What an operator is shown: nothing secret. A renewal may need no samples. */
export type Onboarded = { seller: string; samples: string[]; validUntil: string; settings: string };

/**
 * Registers a seller at the tax authority. Key, certificates and settings are files in a folder that nobody else can read.
 * It may be repeated: the key stays, a new code renews the certificate, and without a code it goes on where it ended.
 */
export async function onboardSeller(onboarding: Onboarding): Promise<Onboarded> {
  const { seller, siteId, environment } = onboarding;
  const base = environment === null ? onboarding.url : `${GATEWAY}/${environment}`;
  if (environment !== null && isSampleSeller(seller))
    throw new OnboardingError("SELLERS has invented sellers: the authority knows real ones only.");
  if (!seller.nationalAddress)
    throw new OnboardingError(`SELLERS has no nationalAddress in the row ${siteId}: the authority asks for it.`);
  const folder = await openOnboardingFolder(onboarding.folder);
  const { production, samples } = await certificateOf(onboarding, folder, base);
  // Throws before a certificate that does not fit takes the place of the present one.
  stampOf(folder.key, production.certificate);
  const settings = await folder.writeSettings(base, production);
  const { validTo } = new X509Certificate(Buffer.from(production.certificate, "base64"));
  return { seller: siteId, samples, validUntil: validTo, settings };
}

type Certified = { production: IssuedCsid; samples: string[] };

async function certificateOf(onboarding: Onboarding, folder: OnboardingFolder, base: string): Promise<Certified> {
  const { seller, siteId } = onboarding;
  const issued = await newCsid(onboarding, folder, base);
  if (!issued.needsSamples) return { production: issued.csid, samples: [] };
  const stamp = stampOf(folder.key, issued.csid.certificate);
  const samples = onboardingSamples({ seller, siteId, stamp, issuedAt: new Date() });
  for (const sample of samples) await checkSample(base, issued.csid, sample);
  return { production: await requestProduction(base, issued.csid), samples: samples.map(({ name }) => name) };
}

type Issued = { csid: IssuedCsid; needsSamples: boolean };

/** The certificate for samples, or at once a new one instead of that which the folder has. */
async function newCsid(onboarding: Onboarding, folder: OnboardingFolder, base: string): Promise<Issued> {
  const { code } = onboarding;
  if (code === null) {
    if (folder.compliance) return { csid: folder.compliance, needsSamples: true };
    throw new OnboardingError("Give the one-time code of the authority's portal: --otp <six digits>.");
  }
  const request = requestOf(onboarding, folder, base);
  await folder.writeRequest(request);
  const { production: present } = folder;
  const issued =
    present?.url === base
      ? await renewProduction(base, { present, request, code })
      : { csid: await requestCompliance(base, request, code), needsSamples: true };
  if (issued.needsSamples) await folder.writeCompliance(issued.csid);
  return issued;
}

function requestOf({ seller, siteId, branch }: Onboarding, folder: OnboardingFolder, base: string): string {
  const unit = {
    commonName: `${siteId}-${seller.vatNumber}`,
    serialNumber: (folder.request && serialNumberOf(folder.request)) ?? `1-${MAKER}|2-${MODEL}|3-${randomUUID()}`,
    vatNumber: seller.vatNumber,
    organization: seller.legalNameEn,
    branch,
    address: seller.addressEn,
    businessCategory: CATEGORY,
  };
  return certificateRequest(folder.key, unit, templateOf(base));
}

function templateOf(base: string): Template {
  return base.endsWith("/simulation") ? "PREZATCA-Code-Signing" : "ZATCA-Code-Signing";
}
