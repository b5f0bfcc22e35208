import { EyeOff } from "lucide-react";
import type { SavedTraveller } from "#contract/account/traveller.ts";
import { monthNames } from "#domain/stay/calendar/display-day.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { type FormOf, textFieldProps } from "#web/shared/form/use-form.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { DateField } from "#web/ui/field/date-field.tsx";
import { Select } from "#web/ui/field/select.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { asIdType, type Hidden, type TravellerValues, types } from "./traveller-values.ts";

type Props = {
  form: FormOf<TravellerValues>;
  /** The saved traveller, with masked numbers. */
  saved: SavedTraveller | null;
  hidden: Hidden;
  onReveal: () => void;
  /** Another document type reveals an empty number, since the saved one belongs to the saved type. */
  onOtherType: () => void;
  isBusy: boolean;
};

/** Birth date and document: fields for new values, masked text for saved ones. */
export function DocumentFields({ form, saved, hidden, onReveal, onOtherType, isBusy }: Props) {
  const words = useNamespace("traveller");
  const { idType, isPrimary } = form.values;
  const isHidden = hidden.birthDate || hidden.idNumber;
  return (
    <div className="grid gap-4 border-border border-t pt-5">
      {saved && isHidden && <HiddenNumbers {...{ form, saved, hidden, onReveal, isBusy }} />}
      {!hidden.birthDate && (
        <Days form={form} name="birthDate" label={words.birthDate} autoComplete="bday" isOptional={!isPrimary} />
      )}
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Select
          {...textFieldProps(form, "idType")}
          label={words.idType}
          isOptional
          placeholder={words.noDocument}
          options={types.map((type) => ({ value: type, label: words.types[type] }))}
          onChange={(type) => {
            form.change({ idType: asIdType(type) });
            onOtherType();
          }}
        />
        {idType !== "" && !hidden.idNumber && (
          <TextField
            {...textFieldProps(form, "idNumber")}
            label={words.idNumber}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
          />
        )}
      </div>
      {idType !== "" && <Days form={form} name="idExpiry" label={words.idExpiry} isOptional />}
    </div>
  );
}

type HiddenProps = Omit<Props, "saved" | "onOtherType"> & { saved: SavedTraveller };

function HiddenNumbers({ form, saved: { birthDate, idNumber, idType }, hidden, onReveal, isBusy }: HiddenProps) {
  const words = useNamespace("traveller");
  const wrong = form.errorOf("idNumber") ?? form.errorOf("birthDate");
  return (
    <div className="grid gap-3 rounded-control bg-sunken p-4">
      <p className="flex items-center gap-2 font-bold text-text type-small">
        <Icon icon={EyeOff} size="s" />
        {words.hidden}
      </p>
      <dl className="grid gap-x-6 gap-y-1 type-body sm:grid-cols-2">
        {hidden.birthDate && birthDate && <Fact name={words.birthDate}>{birthDate}</Fact>}
        {hidden.idNumber && idNumber && <Fact name={idType ? words.types[idType] : words.idNumber}>{idNumber}</Fact>}
      </dl>
      <p className="text-text-2 type-small">{words.hiddenHint}</p>
      {wrong && <p className="text-danger type-small">{wrong}</p>}
      <span className="noscript:hidden">
        <Button
          id={form.idOf(hidden.idNumber ? "idNumber" : "birthDate")}
          variant="secondary"
          busy={isBusy}
          onPress={onReveal}
        >
          {words.reveal}
        </Button>
      </span>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-text-2 type-caption">{name}</dt>
      <dd className="text-text tabular-nums">
        <bdi dir="ltr">{children}</bdi>
      </dd>
    </div>
  );
}

type DaysProps = {
  form: FormOf<TravellerValues>;
  name: "birthDate" | "idExpiry";
  label: string;
  autoComplete?: string;
  isOptional?: boolean;
};

function Days({ form, name, ...field }: DaysProps) {
  const { day, month, year } = useNamespace("traveller");
  const months = monthNames(useLanguage());
  return (
    <div className="sm:max-w-[400px]">
      <DateField {...field} {...textFieldProps(form, name)} words={{ day, month, year }} months={months} />
    </div>
  );
}
