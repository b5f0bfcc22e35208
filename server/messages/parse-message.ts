import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Entry } from "./read-catalogue.ts";

type ArgumentKind = "number" | "string";
export type ParsedMessage = Entry & {
  elements: MessageFormatElement[];
  arguments: ReadonlyMap<string, ArgumentKind>;
};

const ARGUMENT_NAME = /^[a-z][A-Za-z0-9]*$/;

/** The message, or the reason it cannot be used, worded to follow its key. */
export function parseMessage(entry: Entry): ParsedMessage | string {
  const elements = readElements(entry.text);
  if (typeof elements === "string") return elements;

  const names = new Map<string, ArgumentKind>();
  for (const element of everyElement(elements)) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (!isSupported(element)) return `uses a form of {${element.value}} that we do not compile`;
    if (!ARGUMENT_NAME.test(element.value)) return `has an argument named {${element.value}}, which is not camelCase`;
    if (names.get(element.value) !== "number") names.set(element.value, kindOf(element));
  }
  return { ...entry, elements, arguments: names };
}

function readElements(text: string): MessageFormatElement[] | string {
  try {
    return parse(text, { ignoreTag: true });
  } catch (error) {
    const code = error instanceof Error ? error.message : String(error);
    return `is not a readable ICU message (${code.toLowerCase().replaceAll("_", " ")})`;
  }
}

/** Visits the branches of plurals and selects. */
export function* everyElement(elements: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of elements) {
    yield element;
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) yield* everyElement(option.value);
  }
}

function isSupported(element: MessageFormatElement): boolean {
  if (element.type === TYPE.number) return !element.style;
  return element.type === TYPE.argument || element.type === TYPE.plural || element.type === TYPE.select;
}

function kindOf(element: MessageFormatElement): ArgumentKind {
  return element.type === TYPE.plural || element.type === TYPE.number ? "number" : "string";
}
