import type { z } from "zod";

export type Row<Value> = {
  name: string;
  /** The default as written in the environment; `null` if there is none. */
  defaultValue: string | null;
  meaning: string;
  neededBy: string;
  value: z.ZodType<Value, string>;
};

/** One setting: its name, default, validation and description. */
export function row<Value>(
  name: string,
  defaultValue: string | null,
  value: z.ZodType<Value, string>,
  meaning: string,
  neededBy = "–",
): Row<Value> {
  return { name, defaultValue, meaning, neededBy, value };
}
