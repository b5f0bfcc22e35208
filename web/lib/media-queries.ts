import { BREAKPOINTS, MOBILE_BELOW } from "#domain/shell/constants.ts";

/** Media queries for scripts and for the `sizes` of pictures; style sheets repeat the same widths. */
export const DESKTOP = `(width >= ${MOBILE_BELOW}px)`;
export const MOBILE = `(width < ${MOBILE_BELOW}px)`;
export const FROM_SMALL = `(width >= ${BREAKPOINTS.sm}px)`;
export const FROM_LARGE = `(width >= ${BREAKPOINTS.lg}px)`;
export const FROM_EXTRA_LARGE = `(width >= ${BREAKPOINTS.xl}px)`;
