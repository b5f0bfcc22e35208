/** A round control on a picture, seen whatever the picture shows. */
export const roundButtonClasses =
  "inline-flex size-11 cursor-pointer items-center justify-center rounded-pill bg-surface/90 text-text shadow-e1 hover:text-primary";
