import { lackingPhotos } from "#domain/listing/lacking-photos.ts";
import { isLicenceRefused, type LicenceState, licenceForm } from "#domain/listing/licence.ts";
import type { ReasonCode } from "#domain/listing/reasons.ts";
import type { HomeBody } from "./property-row.ts";

type Judged = {
  body: Pick<HomeBody, "photos" | "licenseNumber">;
  /** Photographs that guests do not see yet. */
  notReady?: ReadonlySet<number>;
  hasHost: boolean;
  countryCode: string;
  /** Whether another home has the number of its permit. */
  isLicenceTaken: boolean;
  /** What the register answered; `null` without a register. */
  licence: LicenceState | null;
};

/** Why a home whose document is whole is not shown yet. */
export function reasonsOf({ body, notReady, hasHost, countryCode, isLicenceTaken, licence }: Judged): ReasonCode[] {
  const reasons: (ReasonCode | null)[] = [
    hasHost ? null : "host",
    photoReason(body.photos, notReady),
    body.licenseNumber === null ? (licenceForm(countryCode).isNeeded ? "licence-missing" : null) : null,
    isLicenceTaken ? "licence-taken" : null,
    licence !== null && isLicenceRefused(licence) ? "licence-refused" : null,
    licence === "unknown" && licenceForm(countryCode).isNeeded ? "licence-silent" : null,
  ];
  return reasons.filter((reason) => reason !== null);
}

/** What the photographs of a home lack that guests would see. */
export function photoReason(photos: HomeBody["photos"], notReady: ReadonlySet<number> = new Set()): ReasonCode | null {
  const lacking = lackingPhotos(photos.filter(({ photoId }) => !notReady.has(photoId)));
  return lacking !== null && lackingPhotos(photos) === null ? "photographs-waiting" : lacking;
}
