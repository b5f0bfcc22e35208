import { Crescent } from "./crescent.tsx";
import { Glow } from "./glow.tsx";
import { Spot } from "./spot.tsx";
import { Stars } from "./stars.tsx";
import { mid, pale } from "./tints.ts";

/** Left and right foot in turn, smaller towards the crest. */
const steps = [
  [46, 150, 4.6],
  [60, 151, 4.4],
  [66, 139, 4.1],
  [79, 139, 3.8],
  [82, 127, 3.5],
  [93, 126, 3.2],
  [95, 115, 2.9],
  [103, 113, 2.6],
  [105, 104, 2.3],
  [111, 101, 2],
] as const;

/** Footprints that lead up a dune and over it. */
export function NotFoundSpot() {
  return (
    <Spot>
      <Stars
        at={[
          [72, 48],
          [98, 30],
          [126, 52],
          [184, 76],
        ]}
      />
      <Glow x={158} y={50} r={34} />
      <Crescent x={158} y={50} className="fill-accent" />
      <path d="M70 156c40-6 60-42 92-48 26 12 36 42 66 48Z" className={pale} />
      <path d="M10 157c46-6 70-46 108-66 14 26 0 44 20 66Z" className={mid} />
      <path d="M118 91c36 14 66 58 112 66h-92c-20-22-6-40-20-66Z" className="fill-primary" />
      <g className="fill-primary-soft">
        {steps.map(([x, y, r]) => (
          <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={r} ry={r * 0.58} transform={`rotate(-38 ${x} ${y})`} />
        ))}
      </g>
    </Spot>
  );
}
