import "./range-slider.css";
import { useEffect, useEffectEvent, useRef } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { NumberBox } from "./number-box.tsx";
import { type Range, withEnd } from "./range-bounds.ts";

export type RangeSliderProps = {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: Range;
  /** While dragging too, so what costs something waits for the thumbs to rest. */
  onChange: (value: Range) => void;
  /** Stands after the numbers, such as a currency. */
  unit?: string | undefined;
  /** How a value is spoken, when the number alone says too little. */
  spoken?: ((value: number) => string) | undefined;
  /** Both number fields in a form without JavaScript: the lower end first. An end at its bound is sent empty. */
  name?: string | undefined;
};

/** Two thumbs and, for those who cannot drag, two number fields that mean the same. Native, so it weighs nothing. */
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
  const track = useRef<HTMLDivElement>(null);
  const adopt = useEffectEvent(() => {
    const [from, to] = [...(track.current?.querySelectorAll("input") ?? [])].map((thumb) => thumb.valueAsNumber);
    if (from === undefined || to === undefined) return;
    const wasMoved = Math.abs(from - value[0]) >= step || Math.abs(to - value[1]) >= step;
    if (wasMoved) onChange([Math.min(from, to), Math.max(from, to)]);
  });
  // Thumbs that were dragged before the page came alive count as well.
  useEffect(() => adopt(), []);
  return (
    <>
      <div ref={track} className="range-track">
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
            // Where both thumbs meet at the far end, only the lower one can still move.
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
            isOpen={value[end] === [min, max][end]}
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
