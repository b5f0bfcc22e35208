import "./drawn-map.css";
import type { CSSProperties } from "react";
import type { DrawnMapData } from "../state/drawn-map-data.ts";
import { usePinLines } from "./pins/use-pin-lines.ts";

/** The drawn base map of each city by file name; `tools/map` writes them. */
const pictures = import.meta.glob<string>("../../map/base-map/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

type Props = { cityId: number; drawn: DrawnMapData };

/**
 * The map beside the results before its scripts: the base map and the pins as the server draws them, below the real map,
 * which shows the same. Nothing in it can be pressed, and the cards say what its pins say.
 */
export function DrawnMap({ cityId, drawn: { area, pins } }: Props) {
  const linesOf = usePinLines();
  const picture = pictures[`../../map/base-map/${cityId}.svg`];
  const { x, y, width, height } = area;
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;
  return (
    <div aria-hidden="true" className="drawn-map pointer-events-none absolute inset-0 overflow-clip">
      <div
        dir="ltr"
        className="drawn-area relative top-1/2 mx-auto -translate-y-1/2"
        style={{ "--ratio": (width / height).toFixed(4) } as CSSProperties}
      >
        {picture && (
          <svg aria-hidden="true" className="absolute inset-0 size-full" viewBox={[x, y, width, height].join(" ")}>
            <use href={`${picture}#map`} />
          </svg>
        )}
        {pins.map((pin) => (
          <span
            key={`${pin.x} ${pin.y} ${pin.across} ${pin.down}`}
            className="drawn-pin absolute whitespace-pre rounded-pill border border-border-strong bg-surface px-2 text-center font-bold text-text shadow-e1 type-small"
            style={{
              insetInlineStart: percent(pin.x - x, width),
              insetBlockStart: percent(pin.y - y, height),
              margin: `${pin.down}px 0 0 ${pin.across}px`,
            }}
          >
            {linesOf(pin.count, pin.price).join("\n")}
          </span>
        ))}
      </div>
    </div>
  );
}
