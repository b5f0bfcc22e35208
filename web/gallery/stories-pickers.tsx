import { useState } from "react";
import { Combobox } from "#web/ui/field/combobox.tsx";
import { RangeSlider } from "#web/ui/field/range-slider.tsx";
import { State } from "./state.tsx";
import type { Panel } from "./story.ts";

export function ComboboxStory({ panel: { samples } }: { panel: Panel }) {
  const { states, fields, cities } = samples;
  const options = cities.map((label, index) => ({ id: `${index}`, label, detail: `${(index * 17) % 40}` }));
  const [chosen, choose] = useState<string | null>("0");
  const [none, chooseNone] = useState<string | null>(null);
  return (
    <>
      <State name={states.default} isWide>
        <Combobox label={fields.city} hint={fields.cityHint} options={options} selectedId={chosen} onSelect={choose} />
      </State>
      <State name={states.invalid} isWide>
        <Combobox
          label={fields.city}
          placeholder={fields.city}
          options={options}
          selectedId={none}
          onSelect={chooseNone}
          error={fields.cityError}
        />
      </State>
    </>
  );
}

export function SliderStory({ panel: { samples } }: { panel: Panel }) {
  const { states, fields } = samples;
  const [price, setPrice] = useState<readonly [number, number]>([400, 2500]);
  const [size, setSize] = useState<readonly [number, number]>([0, 5000]);
  return (
    <>
      <State name={states.default} isWide>
        <RangeSlider label={fields.price} min={0} max={10_000} step={50} value={price} onChange={setPrice} unit="SAR" />
      </State>
      <State name="0 – 5,000" isWide>
        <RangeSlider label={fields.bedrooms} min={0} max={5000} step={50} value={size} onChange={setSize} />
      </State>
    </>
  );
}
