/** A round control that is visible on any picture. */
export const roundButtonClasses =
  "inline-flex size-11 cursor-pointer items-center justify-center rounded-pill bg-surface/90 text-text shadow-e1 hover:text-primary";
