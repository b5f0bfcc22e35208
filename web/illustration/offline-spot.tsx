import { Glow } from "./glow.tsx";
import { Spot } from "./spot.tsx";
import { Stars } from "./stars.tsx";
import { pale } from "./tints.ts";

/** The moon behind a cloud: it is there, only not to be seen for now. */
export function OfflineSpot() {
  return (
    <Spot>
      <Stars
        at={[
          [76, 40],
          [104, 24],
          [182, 48],
          [62, 78],
        ]}
      />
      <Glow x={136} y={66} r={48} />
      <circle cx="136" cy="66" r="27" className="fill-accent" />
      <path d="M116 118a18 18 0 0 1 2-36 27 27 0 0 1 50-6 21 21 0 0 1 30 18 12.5 12.5 0 0 1-2 24Z" className={pale} />
      <path
        d="M58 134a21 21 0 0 1 0-42 32 32 0 0 1 60-9 25 25 0 0 1 38 19 16.5 16.5 0 0 1 0 32Z"
        className="fill-primary"
      />
      <path d="M62 124a13 13 0 0 1-2-22 13 13 0 0 0 8 20h40v2Z" className="fill-primary-soft/25" />
    </Spot>
  );
}
