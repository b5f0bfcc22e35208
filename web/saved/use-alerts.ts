import { useEffect, useState } from "react";
import type { Alerts } from "#contract/list/alert.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";

/** The alerts of a member; `null` for a guest without an account, and until they are known. */
export function useAlerts(isMember: boolean): [Alerts | null, (alerts: Alerts) => void] {
  const [alerts, setAlerts] = useState<Alerts | null>(null);
  useEffect(() => {
    let isLeft = false;
    if (!isMember) setAlerts(null);
    // Without an answer the dialog asks again.
    else
      void callFromBrowser("listAlerts", {}).then(
        (found) => isLeft || setAlerts(found),
        () => {},
      );
    return () => {
      isLeft = true;
    };
  }, [isMember]);
  return [alerts, setAlerts];
}
