/** A control on a picture or a map. */
export const pillClasses =
  "min-h-11 items-center gap-2 rounded-control border border-border bg-surface px-4 font-semibold text-text shadow-e1 type-small hover:text-primary";
