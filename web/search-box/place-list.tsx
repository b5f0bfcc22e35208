import { useState } from "react";
import type { LookupItem } from "#contract/site/lookup.ts";
import { writeNear } from "#domain/place/near.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { PlaceCombobox } from "#web/place-picker/place-combobox.tsx";
import { useNearMe } from "#web/place-picker/use-near-me.ts";
import { usePlaceSearch } from "#web/place-picker/use-place-search.ts";
import { useSentenceExample } from "./sentence/use-sentence-example.ts";
import { SentencePanel, useSentence } from "./sentence-panel.tsx";
import { usePlaceRows } from "./use-place-rows.ts";
import type { SearchBoxState } from "./use-search-box.ts";

type Props = {
  cities: readonly LookupItem[];
  box: SearchBoxState;
  onClose: () => void;
  isTypedAtOnce?: boolean;
};

/** Where to stay: places, and what a sentence asks for. */
export function PlaceList({ cities, box, onClose, isTypedAtOnce = false }: Props) {
  const words = useNamespace("place");
  const { recent: title, moreCities } = useNamespace("box");
  const [typed, setTyped] = useState("");
  const search = usePlaceSearch(typed);
  const { recent, rows, take } = usePlaceRows({ cities, box, typed, answer: search.places, onClose });
  const sentence = useSentence({ answer: search.sentence, places: rows.length, box, cities });
  const example = useSentenceExample();
  const nearMe = useNearMe(cities, (cityId, point) =>
    take(cityId, { label: words.nearMe, params: { near: writeNear(point) } }),
  );
  return (
    <PlaceCombobox
      {...{ typed, search, rows, nearMe, isTypedAtOnce }}
      onType={setTyped}
      onEnter={sentence?.search}
      recent={{ title, rows: recent }}
      {...(example && { example: words.example({ sentence: example }) })}
      ending={moreCities}
    >
      {sentence && <SentencePanel {...sentence} />}
    </PlaceCombobox>
  );
}
