import { Check, ChevronDown } from "lucide-react";
import { useId } from "react";
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components/ComboBox";
import { fold } from "#domain/text/fold.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { AriaLocale } from "../aria-locale.tsx";
import { Icon } from "../display/icon.tsx";
import { useOverlayContainer } from "../overlay/overlay-container.ts";
import { controlClasses } from "./control-classes.ts";
import { FieldError, FieldHint, LabelText } from "./field.tsx";
import { type FieldWords, fieldAria } from "./field-aria.ts";

export type ComboboxOption = { id: string; label: string; detail?: string };

export type ComboboxProps = FieldWords & {
  options: readonly ComboboxOption[];
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  /** Name in the submitted form; the value is the id. */
  name?: string;
  placeholder?: string;
};

/** A choice from a long list, filtered while typing; case, diacritics and Arabic letter variants are ignored. */
export function Combobox({ label, hint, error, isOptional, options, selectedId, onSelect, ...input }: ComboboxProps) {
  const t = useMessages();
  const id = useId();
  const home = useOverlayContainer();
  return (
    <AriaLocale>
      <ComboBox
        defaultItems={options}
        selectedKey={selectedId}
        onSelectionChange={(key) => onSelect(key === null ? null : String(key))}
        defaultFilter={(text, typed) => fold(text).includes(fold(typed))}
        isInvalid={Boolean(error)}
        menuTrigger="focus"
        allowsEmptyCollection
        name={input.name}
        className="flex min-w-0 flex-col gap-1"
      >
        <Label className="type-small font-semibold text-text">
          <LabelText label={label} isOptional={isOptional} />
        </Label>
        <FieldHint id={id} hint={hint} />
        <div className="relative">
          <Input
            placeholder={input.placeholder}
            aria-describedby={fieldAria(id, { hint, error })["aria-describedby"]}
            className={`${controlClasses} pe-12`}
          />
          <Button
            aria-label={t.ui.showSuggestions}
            className="absolute inset-y-0 end-0.5 my-auto inline-flex size-11 items-center justify-center rounded-pill text-text-2"
          >
            <Icon icon={ChevronDown} />
          </Button>
        </div>
        <FieldError id={id} error={error} />
        <Popover
          UNSTABLE_portalContainer={home}
          offset={4}
          className="w-(--trigger-width) overflow-y-auto rounded-control border border-border bg-surface text-text shadow-e2"
        >
          <ListBox
            className="max-h-96 overflow-y-auto p-1 outline-none"
            renderEmptyState={() => <p className="type-body px-3 py-2.5 text-text-2">{t.ui.noMatches}</p>}
          >
            {(option: ComboboxOption) => <OptionRow option={option} />}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  );
}

function OptionRow({ option: { id, label, detail } }: { option: ComboboxOption }) {
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control-sm px-3 outline-none data-focused:bg-primary-soft data-selected:font-semibold forced-colors:data-focused:outline-2 forced-colors:data-focused:outline-[Highlight]"
    >
      {({ isSelected }) => (
        <>
          <span className="type-body min-w-0 grow">{label}</span>
          {detail && <span className="type-small text-muted">{detail}</span>}
          {isSelected && <Icon icon={Check} className="text-primary" />}
        </>
      )}
    </ListBoxItem>
  );
}
