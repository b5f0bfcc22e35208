import { DetailsPage } from "./details-page.tsx";
import { type GoneData, GoneHome } from "./gone-home.tsx";
import type { HomeData } from "./load-home.ts";

type Props = { found: HomeData | null; gone: GoneData | null };

/** A home's page, or the one that says it is no longer listed. */
export default function ShownHome({ found, gone }: Props) {
  if (found) return <DetailsPage key={found.home.propertyId} data={found} />;
  return gone && <GoneHome gone={gone} />;
}
