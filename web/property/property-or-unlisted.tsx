import type { PropertyData } from "./data/load-property.ts";
import type { UnlistedData } from "./data/load-unlisted-property.ts";
import { DetailsPage } from "./property-page.tsx";
import { UnlistedProperty } from "./unlisted-property.tsx";

type Props = { found: PropertyData | null; gone: UnlistedData | null };

/** A property's page, or the one that says it is no longer listed. */
export default function PropertyOrUnlisted({ found, gone }: Props) {
  if (found) return <DetailsPage key={found.property.propertyId} data={found} />;
  return gone && <UnlistedProperty gone={gone} />;
}
