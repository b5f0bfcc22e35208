import type { ParsedMessage } from "./parse-message.ts";
import { type CatalogueFolder, type Translation, translate } from "./translate.ts";
import { writeModule } from "./write-module.ts";

/** The file of each module below the compiled folder, with its text. */
type Modules = Map<string, string>;

/** One module per language with the messages of every page. */
export function coreModules(source: CatalogueFolder, ...folders: CatalogueFolder[]): Modules {
  const translations = translate(source, ...folders);
  return new Map(
    translations.map(({ language, shownAs, messages }) => [
      `${language}.ts`,
      writeModule(messages, { language, source: source.language, shownAs, plural: "../plural.ts" }),
    ]),
  );
}

/** One module per language and lazy namespace, and one with all of them. */
export function lazyModules([source, ...folders]: readonly CatalogueFolder[]): Modules {
  const translations = source ? translate(source, ...folders) : [];
  const names = [...new Set([...(translations[0]?.messages.keys() ?? [])].map(namespaceOf))];
  const single = names.flatMap((name) =>
    translations.map(({ language, shownAs, messages }): [string, string] => [
      `lazy/${name}/${language}.ts`,
      writeModule(only(name, messages), {
        language,
        source: source?.language ?? "",
        shownAs,
        plural: "../../../plural.ts",
      }),
    ]),
  );
  return new Map([...single, ["lazy.ts", writeWhole(names, translations)]]);
}

function namespaceOf(key: string): string {
  return key.split(".")[0] ?? key;
}

function only(name: string, messages: ReadonlyMap<string, ParsedMessage>): Map<string, ParsedMessage> {
  return new Map([...messages].filter(([key]) => namespaceOf(key) === name));
}

/** All messages at once, for the server and tests. */
function writeWhole(names: readonly string[], translations: readonly Translation[]): string {
  const languages = translations.map(({ language }) => language);
  const lines = names.flatMap((name) =>
    languages.map((language) => `import { ${name} as ${name}_${language} } from "./lazy/${name}/${language}.ts";`),
  );
  const objects = languages.map(
    (language) => `  ${language}: { ${names.map((name) => `${name}: ${name}_${language}`).join(", ")} },`,
  );
  return `${lines.join("\n")}\n\nexport const lazy = {\n${objects.join("\n")}\n};\n`;
}
