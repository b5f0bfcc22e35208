import { Crescent } from "./crescent.tsx";
import { Glow } from "./glow.tsx";
import { Spot } from "./spot.tsx";
import { Stars } from "./stars.tsx";
import { mid, pale } from "./tints.ts";

/** A house with its lights on. */
export function SuccessSpot() {
  return (
    <Spot>
      <Stars
        at={[
          [70, 66],
          [96, 30],
          [150, 30],
          [186, 60],
        ]}
      />
      <Glow x={154} y={112} r={66} />
      <Crescent x={112} y={44} className={pale} />
      <path d="M60 156c2-28 0-46-3-62h5c3 18 4 38 3 62Z" className={mid} />
      <path
        d="M59 94c-14-8-26-2-30 10 9-6 18-7 30-8-12 2-18 10-18 22 6-8 11-15 19-20 1 8 6 14 14 18-1-9-5-14-11-19 9 1 15 4 21 11 0-12-9-19-22-16 5-5 11-7 18-6-6-8-17-6-20 4 0-9-6-14-15-13 6 4 10 9 14 17Z"
        className={mid}
      />
      <path d="M78 100h52v56H78Z" className={mid} />
      <path d="M118 68h72v88h-72Z" className="fill-primary" />
      <path d="M74 95h56v6H74ZM113 62h82v7h-82Z" className="fill-primary" />
      <path d="M74 95h42v3H74Z" className={mid} />
      <path d="M140 156v-26a14 14 0 0 1 28 0v26Z" className="fill-accent" />
      <path d="M154 116v40" className="stroke-primary/50" strokeWidth="1.5" />
      <path d="M130 80h16v18h-16ZM162 80h16v18h-16ZM90 114h16v20H90Z" className="fill-accent" />
      <path d="M132 156h44l6 6h-56Z" className="fill-accent/35" />
    </Spot>
  );
}
