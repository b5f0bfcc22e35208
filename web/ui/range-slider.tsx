import "./range-slider.css";
import { Slider, SliderThumb, SliderTrack } from "react-aria-components/Slider";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { AriaLocale } from "./aria-locale.tsx";
import { NumberBox } from "./number-box.tsx";
import { type Range, withEnd } from "./range-bounds.ts";

export type RangeSliderProps = {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: Range;
  /** While dragging, for what is drawn at once. */
  onChange: (value: Range) => void;
  /** When let go or typed, for what costs something. */
  onChangeEnd?: (value: Range) => void;
  /** Stands after the numbers, such as a currency. */
  unit?: string;
};

/** Two thumbs and, for those who cannot drag, two number fields that mean the same. */
export function RangeSlider({ label, min, max, step = 1, value, onChange, onChangeEnd, unit }: RangeSliderProps) {
  const t = useMessages();
  const labels = [t.ui.minimum, t.ui.maximum] as const;
  const names = labels.map((end) => `${label}: ${end}`) as [string, string];
  const type = (end: 0 | 1) => (typed: number) => {
    const next = withEnd(value, end, typed, { min, max, step });
    onChange(next);
    onChangeEnd?.(next);
  };
  return (
    <AriaLocale>
      <Slider
        aria-label={label}
        minValue={min}
        maxValue={max}
        step={step}
        value={[...value]}
        onChange={(next) => onChange(asRange(next))}
        onChangeEnd={(next) => onChangeEnd?.(asRange(next))}
      >
        <SliderTrack className="range-track">
          {({ state }) => (
            <>
              <span className="range-fill" style={fillStyle(state.getThumbPercent(0), state.getThumbPercent(1))} />
              <SliderThumb index={0} aria-label={names[0]} className="range-thumb" />
              <SliderThumb index={1} aria-label={names[1]} className="range-thumb" />
            </>
          )}
        </SliderTrack>
      </Slider>
      <div className="mt-2 grid grid-cols-2 gap-4">
        {([0, 1] as const).map((end) => (
          <NumberBox
            key={end}
            label={labels[end]}
            spokenLabel={names[end]}
            unit={unit}
            value={value[end]}
            onCommit={type(end)}
          />
        ))}
      </div>
    </AriaLocale>
  );
}

function asRange([from = 0, to = 0]: number[]): Range {
  return [from, to];
}

function fillStyle(from: number, to: number) {
  return { insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` };
}
