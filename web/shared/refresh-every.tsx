import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { hydratesAtOnce } from "#web/hydration/needs-hydration.ts";
import { hydrateAll } from "#web/hydration/request-hydration.ts";

/** Loads the data of the page again at intervals while it is visible. A page that came with it hydrates at once. */
export function RefreshEvery({ ms }: { ms: number }) {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === "visible") void revalidate();
  });
  useEffect(() => {
    hydrateAll();
    const timer = setInterval(refresh, ms);
    return () => clearInterval(timer);
  }, [ms]);
  return <span hidden {...hydratesAtOnce} />;
}
