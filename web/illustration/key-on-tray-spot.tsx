import { Glow } from "./glow.tsx";
import { Spot } from "./spot.tsx";
import { mid } from "./tints.ts";

/** A key held out on a tray, with coffee: come in. */
export function KeyOnTraySpot() {
  return (
    <Spot>
      <ellipse cx="120" cy="134" rx="88" ry="22" className="fill-primary" />
      <ellipse cx="120" cy="128" rx="88" ry="22" className={mid} />
      <ellipse cx="120" cy="126" rx="74" ry="16.5" className="fill-primary-soft" />
      <path d="M72 122c-4-10-8-18-7-30 0-9 5-13 5-20h16c0 7 5 11 5 20 1 12-3 20-7 30Z" className="fill-primary" />
      <path d="M68 72h20l-5-9h-3l-2-10-2 10h-3ZM90 90c9-4 12-10 20-12-3 8-8 18-17 22Z" className="fill-primary" />
      <path d="M66 88c-12-2-16 18-2 24" className="fill-none stroke-primary" strokeWidth="4" strokeLinecap="round" />
      <path d="M66 96h25v4H66Z" className="fill-primary-soft/45" />
      <Glow x={140} y={116} r={34} />
      <path
        d="M131 100a14 14 0 1 0 13.5 18h18v8h8v-8h6v6h7v-13h-39.500A14 14 0 0 0 131 100Zm0 8.500a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Z"
        className="fill-accent"
        fillRule="evenodd"
      />
    </Spot>
  );
}
