/** A secondary control of a list or of a home in it: an icon with a label. */
export const actionClasses =
  "inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 font-semibold text-text type-small hover:bg-sunken hover:text-primary";
