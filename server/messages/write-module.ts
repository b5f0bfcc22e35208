import type { ParsedMessage } from "./parse-message.ts";
import { writeMessage } from "./write-function.ts";

type Messages = ReadonlyMap<string, ParsedMessage>;
type Branch = { [name: string]: Branch | ParsedMessage };

export type ModuleContext = {
  language: string;
  /** The source language; its module is in the same folder. */
  source: string;
  /** The folder of the messages, and the path from the module to `plural.ts`. */
  shownAs: string;
  plural: string;
};

/** The module of one language: one constant per namespace, then all of them under the name of the language. */
export function writeModule(messages: Messages, context: ModuleContext): string {
  const { language, source } = context;
  const isSource = language === source;
  const namespaces = Object.entries(grow(messages));
  const body = namespaces.map(([name, branch]) => {
    const type = isSource ? "" : `: Messages["${name}"]`;
    return `export const ${name}${type} = ${writeBranch(branch, isSource, "")};\n`;
  });
  const names = namespaces.map(([name]) => name).join(", ");
  const shape = isSource ? `\nexport type Messages = typeof ${language};\n` : "";
  const type = isSource ? "" : ": Messages";
  const text = `${body.join("\n")}\nexport const ${language}${type} = { ${names} };\n${shape}`;
  return `${heading(text, context)}\n${text}`;
}

function grow(messages: Messages): Branch {
  const root: Branch = {};
  for (const message of messages.values()) {
    const path = message.key.split(".");
    const last = path.pop() ?? "";
    let branch = root;
    for (const name of path) {
      branch[name] ??= {};
      branch = branch[name] as Branch;
    }
    branch[last] = message;
  }
  return root;
}

function writeBranch(branch: Branch | ParsedMessage, withTypes: boolean, indent: string): string {
  if (isMessage(branch)) return writeMessage(branch, withTypes);
  const inner = `${indent}  `;
  const lines = Object.entries(branch).map(
    ([name, child]) => `${inner}${/^\d/.test(name) ? `"${name}"` : name}: ${writeBranch(child, withTypes, inner)},`,
  );
  return `{\n${lines.join("\n")}\n${indent}}`;
}

function isMessage(branch: Branch | ParsedMessage): branch is ParsedMessage {
  return Array.isArray((branch as ParsedMessage).elements);
}

function heading(text: string, { language, source, shownAs, plural }: ModuleContext): string {
  const helpers = [
    ...(text.includes("digits(") ? ["digits"] : []),
    ...(/\b(?:plural|ordinal)\(/.test(text) ? ["pluralFormOf"] : []),
  ];
  return [
    `// Compiled from ${shownAs}; change the words there.`,
    ...(helpers.length ? [`import { ${helpers.join(", ")} } from "${plural}";`] : []),
    ...(language === source ? [] : [`import type { Messages } from "./${source}.ts";`]),
    "",
    ...(/\bplural\(/.test(text) ? [`const plural = /* @__PURE__ */ pluralFormOf("${language}");`] : []),
    ...(/\bordinal\(/.test(text) ? [`const ordinal = /* @__PURE__ */ pluralFormOf("${language}", "ordinal");`] : []),
    "",
  ].join("\n");
}
