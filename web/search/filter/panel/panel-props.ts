import type { Choice, FacetProps } from "./facets.ts";

export type PanelProps = FacetProps & {
  choice: Choice;
  onChange: (change: Choice) => void;
  /** Options of each filter that are shown at first. */
  preview: number;
  /** How long sliders and steppers wait before a change applies. */
  settleMs: number;
  /** Only the first filters and those that are applied, as a page comes; every filter is one link away. */
  isShort?: boolean;
};
