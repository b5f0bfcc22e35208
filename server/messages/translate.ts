import { messageReasons } from "./check-message.ts";
import { compareLanguages, type Messages } from "./compare-languages.ts";
import { type MessageFault, MessageFaults } from "./message-fault.ts";
import { type ParsedMessage, parseMessage } from "./parse-message.ts";
import { type Entry, readCatalogue } from "./read-catalogue.ts";

export type CatalogueFolder = { language: string; folder: string; shownAs: string };

export type Translation = { language: string; shownAs: string; messages: ReadonlyMap<string, ParsedMessage> };

/** The messages of every language; the first language is the source. Throws all errors at once. */
export function translate(sourceFolder: CatalogueFolder, ...folders: CatalogueFolder[]): Translation[] {
  const source = readMessages(sourceFolder);
  const translations = folders.map((from) => ({ from, ...readMessages(from) }));
  const faults = [
    ...source.faults,
    ...translations.flatMap(({ messages, faults }) => [...faults, ...compareLanguages(source.messages, messages)]),
  ];
  if (faults.length) throw new MessageFaults(faults);

  const all = [{ from: sourceFolder, messages: source.messages }, ...translations];
  return all.map(({ from: { language, shownAs }, messages }) => ({ language, shownAs, messages: messages.byKey }));
}

function readMessages({ language, folder, shownAs }: CatalogueFolder): { messages: Messages; faults: MessageFault[] } {
  const { catalogue, faults } = readCatalogue(folder, shownAs);
  const byKey = new Map<string, ParsedMessage>();
  for (const entry of catalogue.values()) {
    const { message, reasons } = readMessage(entry, language);
    if (message) byKey.set(entry.key, message);
    faults.push(...reasons.map((reason) => ({ file: entry.file, key: entry.key, reason })));
  }
  return { messages: { keys: new Set(catalogue.keys()), byKey, shownAs }, faults };
}

function readMessage(entry: Entry, language: string): { message: ParsedMessage | null; reasons: string[] } {
  if (!entry.text.trim()) return { message: null, reasons: ["is empty"] };
  const message = parseMessage(entry);
  if (typeof message === "string") return { message: null, reasons: [message] };
  return { message, reasons: messageReasons(message, language) };
}
