import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Without a folder the payments are lost with the process. */
const dir = process.env.SANDBOX_DIR?.trim();
const file = dir ? join(dir, "payments.jsonl") : null;

/** All stored entries, oldest first; an incomplete last line is ignored. */
export function readStoreFile(): unknown[] {
  if (!file || !existsSync(file)) return [];
  return readFileSync(file, "utf8").split("\n").flatMap(readLine);
}

function readLine(line: string): unknown[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** Payments survive a restart of the product. A new line may follow an incomplete one. */
export function appendToStoreFile(entry: unknown): void {
  if (!dir || !file) return;
  // Not before the first payment: the product itself reports a folder that cannot be created.
  mkdirSync(dir, { recursive: true });
  appendFileSync(file, `\n${JSON.stringify(entry)}`);
}
