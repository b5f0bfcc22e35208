import { Glow } from "./glow.tsx";
import { Spot } from "./spot.tsx";
import { Stars } from "./stars.tsx";
import { mid, pale } from "./tints.ts";

/** A signpost that leans, one board slipped, its lantern still lit. */
export function ErrorSpot() {
  return (
    <Spot>
      <Stars
        at={[
          [70, 60],
          [92, 34],
          [178, 98],
        ]}
      />
      <Glow x={174} y={100} r={34} />
      <g transform="rotate(9 118 152)">
        <rect x="114" y="36" width="9" height="118" rx="4" className="fill-primary" />
        <path d="M88 46h62l15 13-15 13H88a5 5 0 0 1-5-5V51a5 5 0 0 1 5-5Z" className="fill-primary" />
        <path d="M94 55h34v2.5H94zM94 62h22v2.5H94z" className="fill-primary-soft" />
        <g transform="rotate(-17 118 92)">
          <path d="M146 82H90L76 93.500l14 11.500h56a5 5 0 0 0 5-5V87a5 5 0 0 0-5-5Z" className={mid} />
          <circle cx="118.5" cy="93.5" r="3" className="fill-primary" />
        </g>
      </g>
      <path d="M174.5 72v13" className="stroke-primary" strokeWidth="2" />
      <path d="M167 90h15l3 20h-21Z" className="fill-accent" />
      <path d="M165 90l9.5-9 9.5 9ZM163 110h23v4h-23Z" className="fill-primary" />
      <path d="M60 157c18-2 26-15 46-16 22 0 34 13 66 16Z" className={pale} />
      <path d="M68 156c-1-9-5-13-9-16 7 2 11 7 12 12 1-8 4-14 9-18-2 7-4 14-5 22Z" className={mid} />
    </Spot>
  );
}
