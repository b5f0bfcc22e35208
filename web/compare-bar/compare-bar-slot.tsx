import { type ComponentType, useEffect, useState } from "react";
import { loadNamespace } from "#web/i18n/lazy-namespaces.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import type { ShownStay } from "./compare-path.ts";
import { useCompared } from "./compare-store.ts";

/** The bar of the homes that a guest chose to compare. It loads when the first one is chosen. */
export function CompareBarSlot(shown: ShownStay) {
  const [Bar, setBar] = useState<ComponentType<ShownStay> | null>(null);
  const language = useLanguage();
  const hasChosen = useCompared().length > 0;
  useEffect(() => {
    if (!hasChosen) return;
    Promise.all([import("./compare-bar.tsx"), loadNamespace(language, "compareBar")]).then(
      ([{ CompareBar }]) => setBar(() => CompareBar),
      () => undefined,
    );
  }, [hasChosen, language]);
  return Bar && <Bar {...shown} />;
}
