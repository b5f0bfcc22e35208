/** A round control that is visible on any picture. */
export const roundButtonClasses =
  "inline-flex size-11 cursor-pointer items-center justify-center rounded-pill bg-surface/90 text-text shadow-e1 hover:text-primary";

/** A control on a picture or a map. */
export const pillClasses =
  "min-h-11 items-center gap-2 rounded-control border border-border bg-surface px-4 font-semibold text-text shadow-e1 type-small hover:text-primary";

/** A secondary control beside the title: an icon with a label. */
export const actionClasses =
  "inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 font-semibold text-text type-small hover:bg-sunken hover:text-primary";
