import { useState } from "react";
import { PREVIEW_OPTIONS } from "#domain/search/filter-controls/option-list.ts";
import { changeSearch, clearFilters, type SearchQuery } from "#domain/search/search-query.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { asSearchChange, type Choice, choiceOf, type FacetProps } from "./panel/facets.ts";
import { FilterPanel } from "./panel/filter-panel.tsx";
import MoreDialogs from "./panel/more-options.tsx";
import { useFilterChange } from "./use-filter-change.ts";
import { type Basis, useLiveCount } from "./use-live-count.ts";

type Props = FacetProps & { isOpen: boolean; onClose: () => void; totalCount: number; basis: Basis };

/** The same filters as a full screen on phones: a draft with a live count until the guest applies it. */
export default function FilterSheet({ isOpen, onClose, facets, known, labels, totalCount, basis }: Props) {
  const words = useNamespace("filters");
  const { query, settle } = useFilterChange();
  const [draft, setDraft] = useDraft(isOpen, query);
  const live = useLiveCount(draft, { query, totalCount, facets }, basis, isOpen);
  const options = { facets: live.facets, known: known ?? facets, labels };
  const onChange = (change: Choice) => setDraft((before) => changeSearch(before, asSearchChange(change)));
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={words.label}
        phone="screen"
        footer={<SheetFooter {...live} onClear={() => setDraft(clearFilters)} onApply={() => settle(draft)} />}
      >
        <FilterPanel
          {...options}
          choice={choiceOf(draft)}
          onChange={onChange}
          preview={PREVIEW_OPTIONS.phone}
          settleMs={0}
        />
      </Dialog>
      {isOpen && <MoreDialogs {...options} choice={draft.filters} onChoose={onChange} />}
    </>
  );
}

/** Starts from the address each time the sheet opens. */
function useDraft(isOpen: boolean, query: SearchQuery) {
  const [draft, setDraft] = useState(query);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setDraft(query);
  }
  return [draft, setDraft] as const;
}

type FooterProps = {
  totalCount: number;
  isCounting: boolean;
  hasFailed: boolean;
  onClear: () => void;
  onApply: () => void;
};

function SheetFooter({ totalCount, isCounting, hasFailed, onClear, onApply }: FooterProps) {
  const words = useNamespace("filters");
  return (
    <>
      <p role="status" className={hasFailed ? "pb-3 text-text-2 type-small" : "sr-only"}>
        {hasFailed ? words.countFailed : !isCounting && words.updated({ n: totalCount })}
      </p>
      <div className="flex items-center justify-between">
        <span className="-ms-4 shrink-0">
          <Button variant="quiet" onPress={onClear}>
            {words.clear}
          </Button>
        </span>
        <Button onPress={onApply} aria-busy={isCounting || undefined}>
          {hasFailed ? words.apply : words.results({ n: totalCount })}
        </Button>
      </div>
    </>
  );
}
