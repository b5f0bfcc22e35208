import { lackingPhotos } from "#domain/listing/lacking-photos.ts";
import { isLicenceRefused, type LicenceState, licenceForm } from "#domain/listing/licence.ts";
import type { ReasonCode } from "#domain/listing/reasons.ts";
import type { HomeBody } from "./property-row.ts";

type Judged = {
  body: Pick<HomeBody, "photos" | "licenseNumber">;
  hasHost: boolean;
  countryCode: string;
  /** Whether another home has the number of its permit. */
  isLicenceTaken: boolean;
  /** What the register answered; `null` without a register. */
  licence: LicenceState | null;
};

/** Why a home whose document is whole is not shown yet. */
export function reasonsOf({ body, hasHost, countryCode, isLicenceTaken, licence }: Judged): ReasonCode[] {
  const lacking = lackingPhotos(body.photos);
  const reasons: (ReasonCode | null)[] = [
    hasHost ? null : "host",
    lacking,
    body.licenseNumber === null ? (licenceForm(countryCode).isNeeded ? "licence-missing" : null) : null,
    isLicenceTaken ? "licence-taken" : null,
    licence !== null && isLicenceRefused(licence) ? "licence-refused" : null,
    licence === "unknown" && licenceForm(countryCode).isNeeded ? "licence-silent" : null,
  ];
  return reasons.filter((reason) => reason !== null);
}
