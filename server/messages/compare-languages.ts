import type { MessageFault } from "./message-fault.ts";
import type { ParsedMessage } from "./parse-message.ts";

/** `keys` also has the messages that could not be read, so that an invalid text is not reported as missing too. */
export type Messages = { keys: ReadonlySet<string>; byKey: ReadonlyMap<string, ParsedMessage>; shownAs: string };

/** Where a translation does not have the same keys and arguments as the English source. */
export function compareLanguages(source: Messages, translation: Messages): MessageFault[] {
  const missing = [...source.keys].filter((key) => !translation.keys.has(key));
  const extra = [...translation.keys].filter((key) => !source.keys.has(key));
  return [
    ...missing.map((key) => ({ file: fileOf(translation, key), key, reason: "is missing, though English has it" })),
    ...extra.map((key) => ({ file: fileOf(translation, key), key, reason: "is not in English" })),
    ...[...translation.byKey.values()].flatMap((message) => mismatch(source.byKey.get(message.key), message)),
  ];
}

function mismatch(source: ParsedMessage | undefined, { file, key, arguments: given }: ParsedMessage): MessageFault[] {
  if (!source) return [];
  const wanted = signature(source.arguments);
  const found = signature(given);
  return wanted === found ? [] : [{ file, key, reason: `takes ${found}, while English takes ${wanted}` }];
}

function signature(names: ParsedMessage["arguments"]): string {
  const parts = [...names].map(([name, kind]) => `{${name}} as a ${kind}`);
  return parts.sort().join(" and ") || "no argument";
}

function fileOf({ shownAs }: Messages, key: string): string {
  return `${shownAs}/${key.split(".")[0]}.json`;
}
