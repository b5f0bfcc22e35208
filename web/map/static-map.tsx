import "./mini-map.css";
import { MAP_FRAME } from "./map-frame.ts";
import type { MiniMap } from "./mini-map.ts";

const BAR_METRES = 500;
const CENTRE = { x: MAP_FRAME.width / 2, y: MAP_FRAME.height / 2 };

type Props = {
  map: MiniMap;
  isExact: boolean;
  label: string;
  /** Formats the length of the scale bar. */
  metres: (length: { n: number }) => string;
};

/**
 * The surroundings as one SVG: the base map, names, and the exact or approximate position of the property. It is never
 * mirrored, and is at least as high as its view box, so that a wide page does not crop its lower edge.
 */
export function StaticMap({ map, isExact, label, metres }: Props) {
  const bar = BAR_METRES / map.metresPerPixel;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${MAP_FRAME.width} ${MAP_FRAME.height}`}
      preserveAspectRatio="xMidYMid slice"
      className="mini-map aspect-[19/8] min-h-60 w-full rounded-card border border-border desktop:min-h-80"
    >
      {map.paths.map(({ kind, d }) => (
        <path key={kind} className={kind} d={d} />
      ))}
      {isExact ? (
        <g className="pin" transform={`translate(${CENTRE.x} ${CENTRE.y})`}>
          <path d="M0 0C-4-12-16-17-16-29A16 16 0 1 1 16-29C16-17 4-12 0 0Z" />
          <circle cy="-29" r="6" />
        </g>
      ) : (
        <circle className="approximate" cx={CENTRE.x} cy={CENTRE.y} r={map.radius} />
      )}
      {map.names.map(({ x, y, name }) => (
        <text key={name} x={x} y={y} textAnchor="middle">
          {name}
        </text>
      ))}
      <g transform={`translate(${CENTRE.x - bar / 2} ${MAP_FRAME.height - 14})`}>
        <path d={`M0 -6V0H${Math.round(bar)}V-6`} className="scale" />
        <text x={bar / 2} y="-10" textAnchor="middle">
          {metres({ n: BAR_METRES })}
        </text>
      </g>
    </svg>
  );
}
