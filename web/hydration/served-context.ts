import { createContext } from "react";

/** Whether a part came with the document: it may hydrate long after the server rendered it. */
export const ServedContext = createContext(false);
