import { createContext } from "react";

/** This response's nonce while rendering on the server; the browser neither sees nor needs it. */
export const NonceContext = createContext<string | undefined>(undefined);
