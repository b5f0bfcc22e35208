import { useState } from "react";
import { arrangeOptions, optionsNamed } from "#domain/search/filter-controls/option-list.ts";
import { toggleId } from "#domain/search/filter-controls/quick-filters.ts";
import type { LookupFilterName } from "#domain/search/filters.ts";
import type { FilterValues } from "#domain/search/search-query.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { Button } from "#web/ui/action/button.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { type FacetProps, type NamedOption, optionsOf } from "./facets.ts";
import { type MoreDialog, moreDialogs } from "./more-dialogs.ts";
import { OptionBoxes } from "./option-boxes.tsx";

type Props = FacetProps & {
  choice: FilterValues;
  onChoose: (change: FilterValues) => void;
  /** Choosing already leaves the dialog's address. */
  leavesByChoosing?: boolean;
};

/** Every option of a filter, in a dialog with a search. */
export default function MoreDialogs(props: Props) {
  return moreDialogs.map((dialog) => <MoreOptions key={dialog.name} {...props} {...dialog} />);
}

function MoreOptions({ name, modal, choice, onChoose, leavesByChoosing, ...facets }: Props & MoreDialog) {
  const words = useNamespace("filters");
  const { isOpen, close } = useModal(modal);
  const [draft, setDraft] = useChosen(isOpen, choice[name] ?? []);
  const options = arrangeOptions(optionsOf(name, facets), choice[name] ?? []);
  const toggle = (id: number) => setDraft((chosen) => toggleId({ [name]: chosen }, name, id) ?? []);
  const apply = () => {
    onChoose({ [name]: draft.length > 0 ? draft : undefined });
    if (!leavesByChoosing) close();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={words.names[name]}
      phone="screen"
      footer={
        <div className="flex items-center justify-between gap-2">
          <p role="status" className="sr-only text-text-2 type-small sm:not-sr-only">
            {words.chosen({ n: draft.length })}
          </p>
          <div className="flex grow justify-between gap-2 sm:grow-0">
            <Button variant="quiet" onPress={() => setDraft([])}>
              {words.clear}
            </Button>
            <Button onPress={apply}>{words.apply}</Button>
          </div>
        </div>
      }
    >
      <SearchedOptions name={name} options={options} chosen={draft} onToggle={toggle} />
    </Dialog>
  );
}

/** Starts from the current choice each time the dialog opens. */
function useChosen(isOpen: boolean, chosen: number[]) {
  const [draft, setDraft] = useState(chosen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setDraft(chosen);
  }
  return [draft, setDraft] as const;
}

type ListProps = {
  name: LookupFilterName;
  options: NamedOption[];
  chosen: number[];
  onToggle: (id: number) => void;
};

function SearchedOptions({ options, ...boxes }: ListProps) {
  const t = useMessages();
  const words = useNamespace("filters");
  const [typed, setTyped] = useState("");
  const found = optionsNamed(options, typed);
  return (
    <>
      <TextField type="search" label={words.searchIn} value={typed} onChange={setTyped} />
      <p role="status" className={found.length > 0 ? "sr-only" : "py-4 text-text-2"}>
        {typed !== "" && t.ui.suggestions({ n: found.length })}
      </p>
      <div className="mt-3 min-h-60">
        <OptionBoxes {...boxes} options={found} isWide />
      </div>
    </>
  );
}
