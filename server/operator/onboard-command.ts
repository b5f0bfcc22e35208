import { type Onboarded, onboardingEnvironments, onboardSeller } from "#api/document/onboard/onboard-seller.ts";
import { OperatorError } from "#api/operator/operator-error.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { oneOf, type Typed } from "./read-option.ts";

/** The options of `einvoice-onboard`. */
export const onboardOptions = ["otp", "folder", "environment", "branch"] as const;

export const onboardUsage =
  "<mabeet-SA | tajawal-SA> --folder <path> [--otp <code>] [--environment core|simulation] [--branch <name>]";

const sellers = ["mabeet-SA", "tajawal-SA"] as const;
const CODE = /^\d{6}$/;
const DEFAULT_BRANCH = "Main Branch";

/** Registers a Saudi seller; without an environment at the gateway of the settings, which the sandbox plays in the demo. */
export function onboard(settings: Settings, seller: string, typed: Typed): Promise<Onboarded> {
  const siteId = oneOf(seller, sellers);
  const { otp, folder, environment, branch = DEFAULT_BRANCH } = typed;
  if (!folder) throw new OperatorError("Give the folder for key and certificates: --folder <path>.");
  if (otp !== undefined && !CODE.test(otp)) throw new OperatorError("The one-time code has six digits.");
  return onboardSeller({
    seller: settings.sellers[siteId],
    siteId,
    url: settings.eInvoiceUrl,
    environment: environment === undefined ? null : oneOf(environment, onboardingEnvironments),
    code: otp ?? null,
    branch,
    folder,
  });
}
