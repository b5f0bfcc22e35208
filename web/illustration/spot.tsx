import type { ReactNode } from "react";

/** The frame of a small drawing, with a soft sky behind it and a shadow below it. Screen readers skip it. */
export function Spot({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 180" width="240" height="180" className="max-w-full">
      <circle cx="120" cy="82" r="74" className="fill-primary-soft" />
      <ellipse cx="120" cy="155" rx="100" ry="9" className="fill-primary/12" />
      {children}
    </svg>
  );
}
