import { useState } from "react";
import { PropertyCount } from "#web/search/filter/panel/property-count.tsx";
import { Checkbox } from "#web/ui/field/checkbox.tsx";
import { RadioGroup } from "#web/ui/field/radio-group.tsx";
import { Stepper } from "#web/ui/field/stepper.tsx";
import { Switch } from "#web/ui/field/switch.tsx";
import { State } from "./state.tsx";
import type { Panel } from "./story.ts";

export function CheckboxStory({ panel: { samples } }: { panel: Panel }) {
  const { states, fields, amenities, longName } = samples;
  return (
    <>
      <State name={states.grouped} isWide>
        {amenities.slice(0, 4).map((label, index) => (
          <Checkbox
            key={label}
            label={label}
            detail={<PropertyCount n={[24, 118, 0, 9][index] ?? 0} />}
            defaultChecked={index === 0}
          />
        ))}
        <Checkbox label={amenities[4]} isIndeterminate />
      </State>
      <State name={states.invalid} isWide>
        <Checkbox label={fields.rules} error={fields.rulesError} />
      </State>
      <State name={states.disabled} isWide>
        <Checkbox label={fields.offers} hint={fields.blockedReason} disabled />
        <Checkbox label={fields.offers} hint={fields.blockedReason} disabled defaultChecked />
      </State>
      <State name={states.longText} isWide>
        <Checkbox label={longName} />
      </State>
    </>
  );
}

export function RadioGroupStory({ panel: { brand, language, samples } }: { panel: Panel }) {
  const { states, fields, sorts, longName } = samples;
  const name = (state: string) => `${brand}-${language}-${state}`;
  const options = sorts.map((label) => ({ value: label, label }));
  const unusual = [
    { value: "long", label: longName, hint: samples.paragraph },
    { value: "off", label: sorts[3] ?? "", hint: fields.blockedReason, isDisabled: true },
  ];
  return (
    <>
      <State name={states.default} isWide>
        <RadioGroup label={fields.sort} name={name("default")} options={options} defaultValue={sorts[0]} />
      </State>
      <State name={states.invalid} isWide>
        <RadioGroup label={fields.city} name={name("invalid")} options={options.slice(0, 2)} error={fields.cityError} />
      </State>
      <State name={`${states.longText} · ${states.disabled}`} isWide>
        <RadioGroup label={fields.sort} name={name("long")} options={unusual} />
      </State>
    </>
  );
}

export function SwitchStory({ panel: { samples } }: { panel: Panel }) {
  const { states, fields, longName } = samples;
  return (
    <>
      <State name={states.default} isWide>
        <Switch label={fields.offers} />
        <Switch label={samples.amenities[3] ?? ""} defaultChecked />
      </State>
      <State name={states.disabled} isWide>
        <Switch label={fields.offers} hint={fields.blockedReason} disabled />
      </State>
      <State name={states.longText} isWide>
        <Switch label={longName} hint={samples.paragraph} defaultChecked />
      </State>
    </>
  );
}

export function StepperStory({ panel: { samples } }: { panel: Panel }) {
  const [guests, setGuests] = useState(4);
  const [bedrooms, setBedrooms] = useState(1);
  const { states, fields } = samples;
  return (
    <>
      <State name={states.default} isWide>
        <Stepper label={fields.guests} value={guests} min={1} max={20} onChange={setGuests} />
      </State>
      <State name="1 – 10" isWide>
        <Stepper
          label={fields.bedrooms}
          hint={samples.priceNote}
          value={bedrooms}
          min={1}
          max={10}
          onChange={setBedrooms}
        />
      </State>
    </>
  );
}
