import { useState } from "react";
import { useNavigate } from "react-router";
import type { FoundPlace } from "#contract/search/place.ts";
import { type Near, writeNear } from "#domain/place/near.ts";
import { fold } from "#domain/text/fold.ts";
import { useComparePath } from "#web/compare-bar/compare-path.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { PlaceCombobox } from "#web/place-picker/place-combobox.tsx";
import { PlaceDialog, type PlaceDialogProps } from "#web/place-picker/place-dialog.tsx";
import { type PlaceRow, PointIcon, placeIcons } from "#web/place-picker/place-option.tsx";
import { useNearMe } from "#web/place-picker/use-near-me.ts";
import { usePlaceSearch } from "#web/place-picker/use-place-search.ts";
import { useCompare } from "./compare-context.tsx";
import { nearOf, nearOfPoint } from "./near-of-place.ts";

/** The dialog in which a guest chooses from where distances are measured. */
export default function DistancePicker(dialog: PlaceDialogProps) {
  const { from: words } = useNamespace("compare");
  return (
    <PlaceDialog {...dialog} title={words.title}>
      {(layout) => <DistancePlaces {...layout} />}
    </PlaceDialog>
  );
}

function DistancePlaces({ isTypedAtOnce }: { isTypedAtOnce: boolean }) {
  const { from: words } = useNamespace("compare");
  const [typed, setTyped] = useState("");
  const search = usePlaceSearch(typed, { isForPoints: true });
  const take = useTake();
  const foundRow = useFoundRow(take);
  const { offered } = useCompare();
  const nearMe = useNearMe(
    offered.filter(({ kind }) => kind === "city"),
    (_, near) => take(near),
  );
  const point = search.places && nearOfPoint(search.places);
  const pointRow = (near: Near): PlaceRow => ({
    key: "point",
    name: near.name ?? words.point,
    icon: PointIcon,
    choose: () => take(near),
  });
  const found = search.places?.places ?? offered.filter(({ name }) => fold(name).includes(fold(typed)));
  return (
    <PlaceCombobox
      {...{ typed, search, nearMe, isTypedAtOnce }}
      onType={setTyped}
      rows={[...(point ? [pointRow(point)] : []), ...found.flatMap(foundRow)]}
      example={words.paste}
    />
  );
}

/** Shows the comparison with the distances from a place, instead of the entry that opened the dialog. */
function useTake(): (place: Near) => void {
  const navigate = useNavigate();
  const comparePath = useComparePath();
  const { ids, ...context } = useCompare();
  return (place) => navigate(comparePath(ids, { ...context, place }), { replace: true, preventScrollReset: true });
}

function useFoundRow(take: (place: Near) => void): (place: FoundPlace) => PlaceRow[] {
  const words = useNamespace("place");
  const { place: chosen } = useCompare();
  return (place) => {
    const near = nearOf(place);
    const kind = words.kinds[place.kind];
    const row = {
      key: `${place.kind} ${place.id}`,
      name: place.name,
      note: place.kind === "city" ? kind : words.inCity({ kind, city: place.cityName }),
      icon: placeIcons[place.kind],
    };
    if (!near) return [];
    const isChosen = chosen !== null && writeNear(near) === writeNear(chosen);
    return [{ ...row, isChosen, choose: () => take(near) }];
  };
}
