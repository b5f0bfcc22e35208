import { FROM_LARGE, FROM_SMALL } from "#web/lib/media-queries.ts";

/** The widths of the picture of a card by its layout. */
export const cardSizes = {
  // The picture fills a box that may be higher than a picture of its width.
  row: `${FROM_SMALL} 400px, 100vw`,
  tile: `${FROM_LARGE} 288px, ${FROM_SMALL} 45vw, 90vw`,
  light: `${FROM_LARGE} 288px, ${FROM_SMALL} 45vw, 90vw`,
} as const;
