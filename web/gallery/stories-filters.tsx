import { lazy, Suspense, useState } from "react";
import { PREVIEW_OPTIONS } from "#domain/search/filter-controls/option-list.ts";
import { firstPayload } from "#domain/search/search-payload.ts";
import { DEBOUNCE_MS } from "#domain/shell/constants.ts";
import { defaultStay } from "#domain/stay/default-stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import type { Choice } from "#web/search/filter/panel/facets.ts";
import { FilterPanel } from "#web/search/filter/panel/filter-panel.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { sampleFacets } from "./filter-samples.ts";
import { State } from "./state.tsx";
import type { Panel } from "./story.ts";

const FilterSheet = lazy(() => import("#web/search/filter/filter-sheet.tsx"));

export function FiltersStory({ panel: { language, samples } }: { panel: Panel }) {
  const [choice, setChoice] = useState<Choice>({ amenities: [1], priceFilter: { minimum: 600, maximum: 1500 } });
  return (
    <State name={samples.states.default} isWide>
      <div style={{ maxWidth: 272 }}>
        <FilterPanel
          {...sampleFacets(language)}
          choice={choice}
          onChange={(change) => setChoice((before) => ({ ...before, ...change }))}
          preview={PREVIEW_OPTIONS.desktop}
          settleMs={DEBOUNCE_MS}
        />
      </div>
    </State>
  );
}

export function FilterSheetStory({ panel: { language, isAlone, samples } }: { panel: Panel }) {
  const [isOpen, setOpen] = useState(isAlone);
  const [first] = useState(() => firstPayload(5, defaultStay(todayInRiyadh(new Date())), "dynamic"));
  return (
    <State name={samples.states.default}>
      <Button onPress={() => setOpen(true)}>{samples.filters.title}</Button>
      <Suspense>
        <FilterSheet
          {...sampleFacets(language)}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          totalCount={24}
          basis={{ searchId: "00000000-0000-4000-8000-000000000000", first }}
        />
      </Suspense>
    </State>
  );
}
