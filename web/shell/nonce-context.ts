import { createContext } from "react";

/** The nonce of the response during server rendering; the browser neither sees nor needs it. */
export const NonceContext = createContext<string | undefined>(undefined);
