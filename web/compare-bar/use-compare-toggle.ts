import { toggleCompared } from "#domain/compare/compared-ids.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useSnackbarIfAny } from "#web/ui/feedback/snackbar-provider.tsx";
import { readCompared, useCompared, writeCompared } from "./compare-store.ts";

/** Chooses a property for the comparison or takes it out. A fifth one is refused with a text, which loads then. */
export function useCompareToggle(propertyId: number): [isChosen: boolean, toggle: () => void] {
  const isChosen = useCompared().includes(propertyId);
  const show = useSnackbarIfAny();
  const language = useLanguage();
  const toggle = () => {
    const { ids, outcome } = toggleCompared(readCompared(localStorage), propertyId);
    if (outcome !== "refused") return writeCompared(localStorage, ids);
    void import("./refusal-text.ts").then(async ({ refusalText }) => show?.({ text: await refusalText(language) }));
  };
  return [isChosen, toggle];
}
