import { useState } from "react";
import type { LookupItem } from "#contract/lookup.ts";
import { fold } from "#domain/text/fold.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { BottomSheet } from "#web/ui/bottom-sheet.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { CityLinks } from "./city-links.tsx";

type Props = { isOpen: boolean; cities: LookupItem[]; onClose: () => void };

export default function CityPicker({ isOpen, cities, onClose }: Props) {
  const t = useMessages();
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={t.search.chooseCity}>
      <NarrowedCities cities={cities} />
    </BottomSheet>
  );
}

/** Begins with all cities each time the sheet opens, and narrows while one types. */
function NarrowedCities({ cities }: { cities: LookupItem[] }) {
  const t = useMessages();
  const [typed, setTyped] = useState("");
  const matches = cities.filter(({ value }) => fold(value).includes(fold(typed)));
  return (
    <>
      <TextField label={t.ui.search} type="search" value={typed} onChange={setTyped} />
      <div role="status" className="sr-only">
        {typed && t.ui.suggestions({ n: matches.length })}
      </div>
      <div className="mt-3 min-h-60">
        {matches.length > 0 ? (
          <CityLinks cities={matches} />
        ) : (
          <p className="px-4 py-3 text-text-2">{t.ui.noMatches}</p>
        )}
        <p className="px-4 py-3 text-muted type-small">{t.search.moreCities}</p>
      </div>
    </>
  );
}
