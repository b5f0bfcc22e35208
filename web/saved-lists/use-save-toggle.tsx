import { type ReactNode, useContext, useState } from "react";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useSnackbarIfAny } from "#web/ui/feedback/snackbar-provider.tsx";
import { ListInView } from "./list-in-view.ts";
import { removeProperty, saveProperty, useIsSaved } from "./saved-lists.ts";

const ListPicker = lazyDialog({ load: () => import("./list-picker.tsx"), namespaces: ["lists"] });

/** `picker` is the dialog in which the guest chooses other lists. */
type SaveToggle = { isSaved: boolean; toggle: () => void; picker: ReactNode };

/** Saves a property to the default list or removes it. A snackbar offers other lists, or restores what was removed. */
export function useSaveToggle(propertyId: number): SaveToggle {
  const { saved: words } = useNamespace("card");
  const list = useContext(ListInView);
  const isSaved = useIsSaved(propertyId, list);
  const [isChoosing, setChoosing] = useState(false);
  const show = useSnackbarIfAny();
  const remove = () => {
    const undo = removeProperty(localStorage, propertyId, list);
    show?.({ text: words.removed, action: { label: words.undo, onPress: undo } });
  };
  const save = () => {
    const isDone = saveProperty(localStorage, propertyId);
    show?.({
      text: isDone ? words.done : words.full,
      action: { label: words.change, onPress: () => setChoosing(true) },
    });
  };
  const waiting = { title: words.change };
  const picker = isChoosing && (
    <ListPicker isOpen onClose={() => setChoosing(false)} propertyId={propertyId} waiting={waiting} />
  );
  return { isSaved, toggle: isSaved ? remove : save, picker };
}
