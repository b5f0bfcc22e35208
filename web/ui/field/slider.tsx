import "./range-slider.css";

type Props = {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
  /** The value as screen readers read it. */
  spoken: string;
};

/** One native slider in the style of the range slider. */
export function Slider({ label, spoken, onChange, ...native }: Props) {
  const { min, max, value } = native;
  return (
    <div className="range-track">
      <span
        className="range-fill"
        style={{ insetInlineStart: 0, inlineSize: share((value - min) / (max - min || 1)) }}
      />
      <input
        {...native}
        type="range"
        aria-label={label}
        aria-valuetext={spoken}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="range-thumb"
      />
    </div>
  );
}

function share(part: number): string {
  return `${part * 100}%`;
}
