import { Glow } from "./glow.tsx";
import { Spot } from "./spot.tsx";
import { pale } from "./tints.ts";

/** A closed door and a lantern beside it: someone is on the way to open. */
export function WaitSpot() {
  return (
    <Spot>
      <Glow x={178} y={107} r={42} />
      <path d="M72 156V80a40 40 0 0 1 80 0v76Z" className={pale} />
      <path d="M80 156V81a32 32 0 0 1 64 0v75Z" className="fill-primary" />
      <path d="M112 50v106" className="stroke-primary-soft/35" strokeWidth="2" />
      <path d="M88 84a24 24 0 0 1 20-23v36H88ZM116 61a24 24 0 0 1 20 23v13h-20Z" className="fill-primary-soft/18" />
      <path
        d="M88 105h20v20H88ZM116 105h20v20h-20ZM88 132h20v18H88ZM116 132h20v18h-20Z"
        className="fill-primary-soft/18"
      />
      <circle cx="106" cy="112" r="2.6" className="fill-primary-soft" />
      <circle cx="118" cy="112" r="2.6" className="fill-primary-soft" />
      <path d="M62 156h100l8 6H54Z" className={pale} />
      <path
        d="M160 78h18v8"
        className="fill-none stroke-primary"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M169 96h18l4 24h-26Z" className="fill-accent" />
      <path d="M167 96l11-11 11 11ZM163 120h30v4.500h-30Z" className="fill-primary" />
      <path d="M175 96l-1.5 24M181 96l1.5 24" className="stroke-primary/55" strokeWidth="1.5" />
    </Spot>
  );
}
