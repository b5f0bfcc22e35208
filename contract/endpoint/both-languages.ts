import { z } from "zod";

/** A text in both languages. */
export const BothLanguages = z.object({ en: z.string(), ar: z.string() });
