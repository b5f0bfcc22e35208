import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Migration = {
  name: string;
  sql: string;
  hash: string;
  /**
   * The number of an earlier migration that a release must have, or it cannot run on this schema: a line
   * `-- requires 0047` in a file that drops what releases before 0047 use. `null` if the file only adds.
   */
  requires: string | null;
};

const REQUIRES = /^-- requires (\d{4})$/m;

export const MIGRATIONS = join(import.meta.dirname, "../../schema/migrations");

/** The `NNNN_name.sql` files in the order of their numbers. */
export function migrationFiles(folder = MIGRATIONS): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name));
  return names.sort().map((file) => {
    const sql = readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n");
    return {
      name: file.replace(/\.sql$/, ""),
      sql,
      hash: createHash("sha256").update(sql).digest("hex"),
      requires: REQUIRES.exec(sql)?.[1] ?? null,
    };
  });
}
