import type { HomeData } from "./load-property.ts";
import { DetailsPage } from "./property-page.tsx";
import { type GoneData, GoneHome } from "./unlisted-property.tsx";

type Props = { found: HomeData | null; gone: GoneData | null };

/** A home's page, or the one that says it is no longer listed. */
export default function ShownHome({ found, gone }: Props) {
  if (found) return <DetailsPage key={found.home.propertyId} data={found} />;
  return gone && <GoneHome gone={gone} />;
}
