import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { arrangeOptions, previewOptions } from "#domain/search/filter-controls/option-list.ts";
import { toggleId } from "#domain/search/filter-controls/quick-filters.ts";
import { type LookupFilterName, lookupFilter } from "#domain/search/filters.ts";
import type { ModalKey } from "#domain/search/modals.ts";
import { opensSheet } from "#web/hydration/opens-sheet.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import type { NamedOption } from "./facets.ts";
import { optionsOf } from "./facets.ts";
import { FilterGroup } from "./filter-group.tsx";
import { OptionBoxes } from "./option-boxes.tsx";
import type { PanelProps } from "./panel-props.ts";

type Props = PanelProps & { name: LookupFilterName };

/** A filter with many options: a few are shown, the rest is one step away. */
export function OptionGroup({ name, ...panel }: Props) {
  const words = useNamespace("filters");
  const { choice, onChange, preview } = panel;
  const { moreModal } = lookupFilter(name);
  const chosen = choice[name] ?? [];
  const [fixed, setFixed] = useState<FixedOptions | null>(null);
  const options = optionsOf(name, panel);
  const now = previewOptions(arrangeOptions(options, chosen), chosen, preview);
  const { shown, rest, more } = fixed ? withFixed(fixed, options) : now;
  if (options.length === 0) return null;
  const boxes = { name, chosen, onToggle: (id: number) => onChange({ [name]: toggleId(choice, name, id) }) };
  return (
    <FilterGroup
      title={words.names[name]}
      onFocus={() => setFixed((before) => before ?? { shown: idsOf(now.shown), rest: idsOf(now.rest), more: now.more })}
      onLeave={() => setFixed(null)}
    >
      <OptionBoxes {...boxes} options={shown} />
      {more === "list" && (
        <MoreDetails>
          <OptionBoxes {...boxes} options={rest} />
        </MoreDetails>
      )}
      {more === "dialog" && moreModal && (
        <>
          <MoreButton name={name} modal={moreModal} total={options.length} />
          {!panel.isShort && (
            <noscript>
              <MoreDetails>
                <OptionBoxes {...boxes} options={rest} />
              </MoreDetails>
            </noscript>
          )}
        </>
      )}
    </FilterGroup>
  );
}

/** While the focus is inside a group, its options keep their positions when the counts change. */
type FixedOptions = { shown: number[]; rest: number[]; more: "none" | "list" | "dialog" };

function withFixed({ shown, rest, more }: FixedOptions, options: readonly NamedOption[]) {
  const find = (ids: number[]) => ids.flatMap((id) => options.find((option) => option.id === id) ?? []);
  return { shown: find(shown), rest: find(rest), more };
}

function idsOf(options: readonly NamedOption[]): number[] {
  return options.map(({ id }) => id);
}

const moreClasses =
  "type-small inline-flex min-h-11 items-center gap-1 font-semibold text-primary underline-offset-4 hover:underline";

function MoreButton({ name, modal, total }: { name: LookupFilterName; modal: ModalKey; total: number }) {
  const words = useNamespace("filters");
  const { open } = useModal(modal);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...opensSheet(words.names[name], { shape: "screen" })}
      onClick={open}
      className={`${moreClasses} noscript:hidden`}
    >
      {words.showAll({ n: total })}
      <span className="sr-only">: {words.names[name]}</span>
    </button>
  );
}

/** A native element, so that it expands without JavaScript too. */
function MoreDetails({ children }: { children: React.ReactNode }) {
  const t = useMessages();
  return (
    <details className="group flex flex-col">
      <summary className={`${moreClasses} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        <span className="group-open:hidden">{t.ui.showMore}</span>
        <span className="hidden group-open:inline">{t.ui.showLess}</span>
        <Icon icon={ChevronDown} size="s" className="transition-[rotate] group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
