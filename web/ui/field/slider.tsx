import "./range-slider.css";

/** The track is longer than the way of the thumb's centre, in pixels at each end. */
const HALF_THUMB = 14;

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
        style={{ insetInlineStart: `${-HALF_THUMB}px`, inlineSize: widthOf((value - min) / (max - min || 1)) }}
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

/** From the end of the track to the centre of the thumb. */
function widthOf(part: number): string {
  return `calc(${part * 100}% + ${HALF_THUMB}px)`;
}
