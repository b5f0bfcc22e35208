import { Glow } from "./glow.tsx";
import { Spot } from "./spot.tsx";
import { faint, mid } from "./tints.ts";

/** The sand has run through. */
export function HourglassSpot() {
  return (
    <Spot>
      <Glow x={120} y={126} r={46} />
      <path
        d="M86 46h68c0 26-10 38-26 50 16 12 26 24 26 50H86c0-26 10-38 26-50-16-12-26-24-26-50Z"
        className="fill-surface"
      />
      <path d="M86 46h68c0 26-10 38-26 50 16 12 26 24 26 50H86c0-26 10-38 26-50-16-12-26-24-26-50Z" className={faint} />
      <path d="M92 146c2-13 12-21 28-26 16 5 26 13 28 26Z" className="fill-accent" />
      <path d="M118.5 96h3v26h-3Z" className="fill-accent" />
      <path d="M108 86c8-2 16-2 24 0-3 4-7 7-12 11-5-4-9-7-12-11Z" className="fill-accent" />
      <path d="M94 54c1 16 6 26 14 33-6-10-8-20-8-33Z" className="fill-surface/80" />
      <rect x="76" y="36" width="88" height="11" rx="5" className="fill-primary" />
      <rect x="76" y="145" width="88" height="12" rx="5" className="fill-primary" />
      <path d="M81 47h5v98h-5zM154 47h5v98h-5z" className={mid} />
    </Spot>
  );
}
