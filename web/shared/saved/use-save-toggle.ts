import { useNavigate } from "react-router";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useSnackbarIfAny } from "#web/ui/feedback/snackbar-provider.tsx";
import { usePaths } from "../paths.ts";
import { toggleSaved, useIsSaved } from "./saved-properties.ts";

/** Saves a property or removes it. A snackbar links to the list, or restores what was removed. */
export function useSaveToggle(propertyId: number): [isSaved: boolean, toggle: () => void] {
  const { saved: words } = useNamespace("card");
  const isSaved = useIsSaved(propertyId);
  const show = useSnackbarIfAny();
  const navigate = useNavigate();
  const path = usePaths();
  const toggle = () => {
    const isSavedNow = toggleSaved(localStorage, propertyId);
    const action = isSavedNow
      ? { label: words.see, onPress: () => navigate(path("saved")) }
      : { label: words.undo, onPress: () => toggleSaved(localStorage, propertyId) };
    show?.({ text: isSavedNow ? words.done : words.removed, action });
  };
  return [isSaved, toggle];
}
