import { useEffect } from "react";
import { useLocation } from "react-router";
import { useConsent } from "#web/lib/analytics/consent.ts";
import { usePageContext } from "#web/shared/page-context.tsx";

/** Tells the counting of each page the guest sees. It is fetched after the page has come alive and may fail to come. */
export function PageEvents() {
  const { ab, consent } = usePageContext();
  const { pathname, search } = useLocation();
  const choice = useConsent(consent);
  useEffect(() => {
    void choice;
    import("#web/lib/analytics/record-page-view.ts")
      .then(({ recordPageView }) => recordPageView({ pathname, search, ab }))
      .catch(() => undefined);
  }, [pathname, search, ab, choice]);
  return null;
}
