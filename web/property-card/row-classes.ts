/** A list of cards that scrolls sideways, up to the edges of a phone. */
export const ROW_CLASSES =
  "property-row -mx-4 mt-4 flex snap-x snap-mandatory gap-4 overflow-x-auto scroll-smooth px-4 max-[359px]:-mx-3 max-[359px]:px-3 pb-2 [--row-margin:16px] desktop:gap-6";
/** One card of the row. */
export const ROW_CARD_CLASSES =
  "w-[82%] max-w-[340px] shrink-0 snap-start sm:w-[44%] desktop:w-[max(240px,(100%-72px)/4)]";
