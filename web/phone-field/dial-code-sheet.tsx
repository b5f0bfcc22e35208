import { Check } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import type { DialCodeOption } from "#web/shared/country/dial-code-option.ts";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { BottomSheet } from "#web/ui/overlay/bottom-sheet.tsx";
import { findDialCodes } from "./find-dial-codes.ts";

type Choice = {
  countries: readonly DialCodeOption[];
  selected: string;
  onSelect: (country: DialCodeOption) => void;
};

/** All countries with their dial codes. */
export default function DialCodeSheet({
  isOpen,
  onClose,
  ...choice
}: Choice & { isOpen: boolean; onClose: () => void }) {
  const t = useMessages();
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={t.ui.countryCode} height="tall">
      <Countries {...choice} />
    </BottomSheet>
  );
}

/** The list, narrowed by name or code. Enter takes the first. */
function Countries({ countries, selected, onSelect }: Choice) {
  const t = useMessages();
  const [typed, setTyped] = useState("");
  const found = findDialCodes(countries, typed);
  const takeFirst = (event: FormEvent) => {
    // The form around the phone field must not be submitted.
    event.stopPropagation();
    const [first] = found;
    if (first && typed.trim() !== "") onSelect(first);
  };
  return (
    <>
      <ScriptedForm onSubmit={takeFirst} className="sticky top-0 z-1 bg-surface pb-3">
        <TextField label={t.ui.findCountry} value={typed} onChange={setTyped} autoComplete="off" autoFocus />
      </ScriptedForm>
      <p role="status" className="type-body text-text-2 empty:hidden">
        {found.length === 0 ? t.ui.noMatches : ""}
      </p>
      <ul className="grid sm:h-80 sm:content-start sm:overflow-y-auto">
        {found.map((country) => (
          <li key={country.code}>
            <button
              type="button"
              aria-pressed={country.code === selected}
              onClick={() => onSelect(country)}
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control-sm px-2 text-start text-text type-body hover:bg-primary-soft aria-pressed:font-semibold"
            >
              <span className="min-w-0 grow">{country.label}</span>
              <bdi dir="ltr" className="text-text-2 tabular-nums">
                {country.dialCode}
              </bdi>
              <Icon icon={Check} className={country.code === selected ? "text-primary" : "invisible"} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
