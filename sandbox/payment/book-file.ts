import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Without a folder the books are forgotten with the process. */
const dir = process.env.SANDBOX_DIR?.trim();
const file = dir ? join(dir, "payments.jsonl") : null;

/** Everything that was written down, oldest first; a last line that was cut off counts for nothing. */
export function readBookFile(): unknown[] {
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

/** Banks remember over a night in which our product was switched off, or fell over. A new line may follow a cut one. */
export function writeBookFile(entry: unknown): void {
  if (!dir || !file) return;
  // Not before the first payment: a folder that cannot be made is the product's own sentence to say.
  mkdirSync(dir, { recursive: true });
  appendFileSync(file, `\n${JSON.stringify(entry)}`);
}
