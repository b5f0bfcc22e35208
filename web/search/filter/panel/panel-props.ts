import type { Choice, FacetProps } from "./facets.ts";

export type PanelProps = FacetProps & {
  choice: Choice;
  onChange: (change: Choice) => void;
  /** Options in sight of each filter. */
  preview: number;
  /** How long sliders and steppers rest before they count. */
  settleMs: number;
};
