import { useEffect } from "react";
import { useLocation } from "react-router";
import { useConsent } from "#web/lib/consent.ts";
import { usePageContext } from "#web/shared/page-context.tsx";

/** Tells the counting of each page the guest sees. It is fetched after the page has come alive and may fail to come. */
export function PageEvents() {
  const { ab, consent } = usePageContext();
  const { pathname, search } = useLocation();
  const choice = useConsent(consent);
  useEffect(() => {
    void choice;
    import("#web/lib/page-seen.ts").then(({ pageSeen }) => pageSeen({ pathname, search, ab })).catch(() => undefined);
  }, [pathname, search, ab, choice]);
  return null;
}
