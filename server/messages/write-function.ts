import {
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
  TYPE,
} from "@formatjs/icu-messageformat-parser";
import type { ParsedMessage } from "./parse-message.ts";

/** The code around the text of a message: plural forms that are computed before the sentence is built. */
type Scope = { message: ParsedMessage; forms: Map<string, string>; counted: string };

/** The TypeScript of one message: a text, or a function of one object when the message takes arguments. */
export function writeMessage(message: ParsedMessage, withTypes: boolean): string {
  const scope: Scope = { message, forms: new Map(), counted: "" };
  const text = writeText(message.elements, scope);
  if (message.arguments.size === 0) return text;

  const parameter = withTypes ? `(a: { ${parameterType(message)} })` : "(a)";
  const forms = [...scope.forms].map(([form, name]) => `const ${name} = ${form}; `).join("");
  return forms ? `${parameter} => { ${forms}return ${text}; }` : `${parameter} => ${text}`;
}

function parameterType(message: ParsedMessage): string {
  return [...message.arguments].map(([name, kind]) => `${name}: ${kind}`).join("; ");
}

function writeText(elements: readonly MessageFormatElement[], scope: Scope): string {
  const [first] = elements;
  if (!first) return '""';
  if (elements.length === 1)
    return first.type === TYPE.literal ? JSON.stringify(first.value) : writeElement(first, scope);
  const parts = elements.map((element) =>
    element.type === TYPE.literal ? inTemplate(element.value) : `\${${writeElement(element, scope)}}`,
  );
  return `\`${parts.join("")}\``;
}

function inTemplate(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)/g, "\\$&");
}

function writeElement(element: MessageFormatElement, scope: Scope): string {
  if (element.type === TYPE.pound) return `digits(${scope.counted})`;
  if (element.type === TYPE.plural) return writePlural(element, scope);
  if (element.type === TYPE.select) return writeSelect(element, scope);
  const name = `a.${element.value}`;
  return scope.message.arguments.get(element.value) === "number" ? `digits(${name})` : name;
}

function writePlural(element: PluralElement, scope: Scope): string {
  const name = `a.${element.value}`;
  const counted = element.offset ? `(${name} - ${element.offset})` : name;
  const inside: Scope = { ...scope, counted };
  const rule = element.pluralType === "ordinal" ? "ordinal" : "plural";
  const other = writeText(element.options.other?.value ?? [], inside);
  const branches = Object.entries(element.options)
    .map(([option, { value }]) => ({ option, text: writeText(value, inside) }))
    .filter(({ option, text }) => option.startsWith("=") || text !== other);
  const exact = branches.filter(({ option }) => option.startsWith("="));
  const named = branches.filter(({ option }) => !option.startsWith("="));
  const form = named.length ? formName(`${rule}(${counted})`, scope) : "";
  const tests = [
    ...exact.map(({ option, text }) => `${name} === ${option.slice(1)} ? ${text} : `),
    ...named.map(({ option, text }) => `${form} === "${option}" ? ${text} : `),
  ];
  return `(${tests.join("")}${other})`;
}

function formName(form: string, scope: Scope): string {
  const name = scope.forms.get(form) ?? `p${scope.forms.size}`;
  scope.forms.set(form, name);
  return name;
}

function writeSelect(element: SelectElement, scope: Scope): string {
  const tests = Object.entries(element.options)
    .filter(([option]) => option !== "other")
    .map(([option, { value }]) => `a.${element.value} === ${JSON.stringify(option)} ? ${writeText(value, scope)} : `);
  return `(${tests.join("")}${writeText(element.options.other?.value ?? [], scope)})`;
}
