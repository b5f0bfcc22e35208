import "./range-slider.css";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { NumberBox } from "./number-box.tsx";
import { type Range, withEnd } from "./range-bounds.ts";

export type RangeSliderProps = {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: Range;
  /** Called while dragging too, so an expensive reaction waits until dragging ends. */
  onChange: (value: Range) => void;
  /** Shown after the numbers, such as a currency. */
  unit?: string | undefined;
  /** The value as screen readers read it, when the number alone is not enough. */
  spoken?: ((value: number) => string) | undefined;
  /** The names of both number fields in a plain form, the lower end first. An end at its bound is sent empty. */
  name?: string | undefined;
};

/** Two native sliders, and two number fields for guests who cannot drag. */
export function RangeSlider({
  label,
  min,
  max,
  step = 1,
  value,
  onChange,
  unit,
  spoken = String,
  name,
}: RangeSliderProps) {
  const t = useMessages();
  const labels = [t.ui.minimum, t.ui.maximum] as const;
  const names = labels.map((end) => `${label}: ${end}`) as [string, string];
  const bounds = { min, max, step };
  const move = (end: 0 | 1, to: number) => onChange(withEnd(value, end, to, bounds));
  const share = (amount: number) => (amount - min) / (max - min || 1);
  return (
    <>
      <div className="range-track">
        <span className="range-fill" style={fillStyle(share(value[0]), share(value[1]))} />
        {([0, 1] as const).map((end) => (
          <input
            key={end}
            type="range"
            aria-label={names[end]}
            aria-valuetext={spoken(value[end])}
            min={min}
            max={max}
            step={step}
            value={value[end]}
            onChange={(event) => move(end, event.target.valueAsNumber)}
            className="range-thumb"
            // Where both thumbs are at the upper bound, only the lower one can still move.
            style={{ zIndex: end === 0 && share(value[0]) > 0.5 ? 2 : 1 }}
          />
        ))}
      </div>
      <div className="mt-2 grid grid-cols-2 items-end gap-3">
        {([0, 1] as const).map((end) => (
          <NumberBox
            key={end}
            label={labels[end]}
            spokenLabel={names[end]}
            unit={unit}
            name={name}
            value={value[end]}
            isUnset={value[end] === [min, max][end]}
            onCommit={(typed) => move(end, typed)}
          />
        ))}
      </div>
    </>
  );
}

function fillStyle(from: number, to: number) {
  return { insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` };
}
