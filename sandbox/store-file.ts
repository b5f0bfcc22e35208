import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Without a folder the entries are lost with the process. */
const dir = process.env.SANDBOX_DIR?.trim();

type StoreFile = {
  /** All stored entries, oldest first; an incomplete last line is ignored. */
  read: () => unknown[];
  append: (entry: unknown) => void;
};

/** The ledger of a partner, which survives a restart of the product. A new line may follow an incomplete one. */
export function storeFile(name: string): StoreFile {
  if (!dir) return { read: () => [], append: () => undefined };
  const file = join(dir, name);
  return {
    read: () => (existsSync(file) ? readFileSync(file, "utf8").split("\n").flatMap(readLine) : []),
    append: (entry) => {
      // Not before the first entry: the product itself reports a folder that cannot be created.
      mkdirSync(dir, { recursive: true });
      appendFileSync(file, `\n${JSON.stringify(entry)}`);
    },
  };
}

function readLine(line: string): unknown[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
