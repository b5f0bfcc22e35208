import { createContext } from "react";

/** The list whose page is shown: there the heart of a card is about this list alone. */
export const ListInView = createContext<string | null>(null);
