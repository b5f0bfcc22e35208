import { Spot } from "./spot.tsx";
import { mid, pale } from "./tints.ts";

/** A house with a ladder at its wall; someone is seeing to it. */
export function MaintenanceSpot() {
  return (
    <Spot>
      <path d="M88 62h92v94H88Z" className={mid} />
      <path d="M180 62h14v94h-14Z" className="fill-primary" />
      <path
        d="M88 62l7.7-13 7.7 13 7.6-13 7.7 13 7.6-13 7.7 13 7.7-13 7.6 13 7.7-13 7.7 13 7.6-13L180 62Z"
        className={mid}
      />
      <path d="M88 62h92v5H88Z" className="fill-primary-soft/60" />
      <path d="M134 112V92a18 18 0 0 1 36 0v26h-36Z" className="fill-primary-soft" />
      <path d="M140 112V92a12 12 0 0 1 24 0v20Z" className="fill-accent" />
      <path d="M152 80v32M140 94h24" className="stroke-primary" strokeWidth="2" />
      <path d="M110 156v-28a10 10 0 0 1 20 0v28Z" className="fill-primary" />
      <path d="M46 156L92 44M64 160l46-112" className="stroke-primary" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M52.5 142l18 4M60 124l18 4M67.5 106l18 4M75 88l18 4M82.5 70l18 4M89 54l17 4"
        className="stroke-primary/65"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M196 138h24l-3 20h-18Z" className={pale} />
      <path d="M194 136h28v5h-28Z" className="fill-primary" />
      <path d="M198 137c2-14 18-14 20 0" className="fill-none stroke-primary/55" strokeWidth="2" />
    </Spot>
  );
}
