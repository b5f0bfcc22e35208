import type { PictureFacts } from "#domain/picture/picture-facts.ts";

/** The CSS background that stands in a card's frame until its first picture has come. */
export type Placeholder = (facts: PictureFacts) => string;

/** Where nobody draws: the colour of sand. */
export const plainPlaceholder: Placeholder = () => "#e6ddcc";
