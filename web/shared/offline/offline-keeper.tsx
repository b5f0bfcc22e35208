import { useEffect, useEffectEvent, useState } from "react";
import { loadNamespace } from "#web/i18n/lazy-namespaces.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useSnackbarIfAny } from "#web/ui/feedback/snackbar-provider.tsx";
import { usePaths } from "../paths.ts";
import { leavesPage } from "./leaves-page.ts";

/**
 * Loads after every page, when the browser has nothing else to do: installs the service worker, and answers a press on a
 * link without a connection where the guest looks.
 */
export default function OfflineKeeper() {
  const t = useMessages();
  const path = usePaths();
  const show = useSnackbarIfAny();
  const label = useLabel();
  const explain = useEffectEvent((event: MouseEvent) => {
    if (navigator.onLine || !leavesPage(event, location, path("offline"))) return;
    event.preventDefault();
    event.stopPropagation();
    const isStored = label && navigator.serviceWorker?.controller;
    const action = isStored && { label, onPress: () => location.assign(path("offline")) };
    show?.({ text: t.shell.offline.notNow, ...(action && { action }) });
  });
  useEffect(() => {
    if (import.meta.env.PROD) {
      navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
    }
    addEventListener("click", explain, true);
    return () => removeEventListener("click", explain, true);
  }, []);
  return null;
}

/** The name of the page with what is kept; it cannot be loaded once the connection is lost. */
function useLabel(): string | null {
  const language = useLanguage();
  const [label, setLabel] = useState<string | null>(null);
  useEffect(() => {
    loadNamespace(language, "offline").then(
      ({ see }) => setLabel(see),
      () => undefined,
    );
  }, [language]);
  return label;
}
