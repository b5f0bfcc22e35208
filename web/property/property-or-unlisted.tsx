import type { PropertyData } from "./data/load-property.ts";
import type { UnlistedData } from "./data/load-unlisted-property.ts";
import { DetailsPage } from "./property-page.tsx";
import { UnlistedProperty } from "./unlisted-property.tsx";

type Props = { found: PropertyData | null; unlisted: UnlistedData | null };

/** The page of a property, or the page for one that is no longer listed. */
export default function PropertyOrUnlisted({ found, unlisted }: Props) {
  if (found) return <DetailsPage key={found.property.propertyId} data={found} />;
  return unlisted && <UnlistedProperty unlisted={unlisted} />;
}
