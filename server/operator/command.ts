import type { Operator } from "#api/operator/operator.ts";
import type { Db } from "#api/platform/database/database.ts";
import type { Typed } from "./read-option.ts";

/** An action that operators run by its name. */
export type Command = {
  /** What follows the name of the command, and its options. */
  usage: string;
  does: string;
  run: (db: Db, operator: Operator, subject: string, options: Typed) => Promise<unknown>;
};
