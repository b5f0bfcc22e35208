import { createContext } from "react";

/** The nonce of the response during server rendering; the browser reads it from its document. */
export const NonceContext = createContext<string | undefined>(undefined);
