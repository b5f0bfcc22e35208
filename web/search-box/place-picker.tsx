import type { LookupItem } from "#contract/site/lookup.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { PlaceDialog, type PlaceDialogProps } from "#web/place-picker/place-dialog.tsx";
import { PlaceList } from "./place-list.tsx";
import type { SearchBoxState } from "./use-search-box.ts";

type Props = PlaceDialogProps & { cities: readonly LookupItem[]; box: SearchBoxState; isDrawer: boolean };

/** The dialog in which a guest chooses where to stay. */
export default function PlacePicker({ cities, box, ...dialog }: Props) {
  const words = useNamespace("box");
  return (
    <PlaceDialog {...dialog} title={words.choosePlace}>
      {(layout) => <PlaceList {...{ cities, box, ...layout }} onClose={dialog.onClose} />}
    </PlaceDialog>
  );
}
