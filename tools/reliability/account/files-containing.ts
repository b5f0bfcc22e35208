import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Secret = { name: string; value: string };

/**
 * Which files of a folder contain which secrets as plain text. A number matches only without other digits around it.
 */
export function filesContaining(folder: string, secrets: readonly Secret[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name: file }) => {
    const path = join(parentPath, file);
    const written = readFileSync(path);
    const held = secrets.filter(({ value }) => contains(written, value));
    return held.map(({ name }) => `${name} in ${path.slice(folder.length + 1)}`);
  });
}

export function contains(written: Buffer, value: string): boolean {
  const isNumber = /^\d+$/.test(value);
  for (let at = written.indexOf(value); at >= 0; at = written.indexOf(value, at + 1)) {
    if (!isNumber || !(isDigit(written[at - 1]) || isDigit(written[at + value.length]))) return true;
  }
  return false;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 48 && byte <= 57;
}
