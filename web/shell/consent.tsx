import "./consent.css";
import { lazy, Suspense } from "react";
import { useConsent } from "#web/lib/consent.ts";
import { usePageContext } from "#web/shared/page-context.tsx";

const ConsentBanner = lazy(() => import("./consent-banner.tsx"));

/** The question about what we may remember, as long as the guest has not answered it. */
export function ConsentQuestion() {
  const { consent } = usePageContext();
  if (useConsent(consent) !== null) return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}
