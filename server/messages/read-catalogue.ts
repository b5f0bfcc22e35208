import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { MessageFault } from "./message-fault.ts";

export type Entry = { file: string; key: string; text: string };
/** Every text of one language by its dotted key; the file name is the first part of the key. */
type Catalogue = ReadonlyMap<string, Entry>;

const KEY = /^(?:[A-Za-z][A-Za-z0-9]*|\d+)$/;

export function readCatalogue(folder: string, shownAs: string): { catalogue: Catalogue; faults: MessageFault[] } {
  const catalogue = new Map<string, Entry>();
  const faults: MessageFault[] = [];
  for (const name of readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()) {
    const file = `${shownAs}/${name}`;
    const content = readJson(join(folder, name));
    if (content.problem !== undefined) faults.push({ file, key: "", reason: `is not valid JSON (${content.problem})` });
    else collect(content.value, basename(name, ".json"), file, catalogue, faults);
  }
  return { catalogue, faults };
}

type Json = { value: unknown; problem?: undefined } | { problem: string };

function readJson(path: string): Json {
  try {
    return { value: JSON.parse(readFileSync(path, "utf8")) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function collect(node: unknown, key: string, file: string, into: Map<string, Entry>, faults: MessageFault[]): void {
  if (typeof node === "string") {
    into.set(key, { file, key, text: node });
    return;
  }
  if (typeof node !== "object" || node === null || Array.isArray(node)) {
    faults.push({ file, key, reason: "must be a text or a group of texts" });
    return;
  }
  for (const [name, child] of Object.entries(node)) {
    const childKey = `${key}.${name}`;
    if (KEY.test(name)) collect(child, childKey, file, into, faults);
    else faults.push({ file, key: childKey, reason: "is not a camelCase name or a number" });
  }
}
