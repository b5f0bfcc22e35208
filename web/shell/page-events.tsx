import { useEffect } from "react";
import { useLocation } from "react-router";
import { useConsent } from "#web/lib/analytics/consent.ts";
import { usePageContext } from "#web/shared/page-context.tsx";

/** Records every page view. It loads after hydration, and the page works without it. */
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
