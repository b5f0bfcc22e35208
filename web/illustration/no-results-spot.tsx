import { Glow } from "./glow.tsx";
import { Spot } from "./spot.tsx";
import { Stars } from "./stars.tsx";
import { mid, pale } from "./tints.ts";

/** An empty tent with its lantern out, under one bright star. */
export function NoResultsSpot() {
  return (
    <Spot>
      <Stars
        at={[
          [78, 44],
          [104, 28],
          [176, 74],
        ]}
      />
      <Glow x={160} y={40} r={20} />
      <path d="M160 28l3 9 9 3-9 3-3 9-3-9-9-3 9-3Z" className="fill-accent" />
      <path d="M93 58v-10M147 58v-10" className="stroke-primary" strokeWidth="4" strokeLinecap="round" />
      <path d="M46 108h148l10 48H36Z" className={mid} />
      <path
        d="M52 110h12l-6 46H46ZM74 110h11l-3 46H70ZM155 110h11l4 46h-12ZM176 110h12l6 46h-12Z"
        className="fill-primary-soft"
      />
      <path d="M96 110h48v46H96Z" className="fill-primary" />
      <path d="M94 108h20c-2 18-8 34-8 48H92ZM146 108h-20c2 18 8 34 8 48h14Z" className={mid} />
      <path d="M36 110c34-8 49-24 57-54 10 20 44 20 54 0 8 30 23 46 57 54-40 9-128 9-168 0Z" className="fill-primary" />
      <path
        d="M93 56c-2 24-8 42-20 58M147 56c2 24 8 42 20 58"
        className="fill-none stroke-primary-soft/35"
        strokeWidth="2"
      />
      <path d="M210 130v6" className="stroke-primary/60" strokeWidth="2" />
      <path d="M204 142h12l3 14h-18Z" className="fill-primary-soft" />
      <path d="M202 142l8-8 8 8ZM200 155h20v3h-20Z" className={pale} />
    </Spot>
  );
}
