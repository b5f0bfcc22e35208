import { resolve } from "node:path";

/** The folder of the repository. */
export const ROOT = resolve(import.meta.dirname, "..");
