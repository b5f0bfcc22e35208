import { settingsMarkdown } from "#api/platform/settings/settings-markdown.ts";

const part = /(<!-- settings -->\n)[\s\S]*(<!-- \/settings -->)/;

/** README with the table of settings as the code has it. */
export function withSettings(readme: string): string {
  if (!part.test(readme)) throw new Error("README has lost the place where the settings stand");
  return readme.replace(part, (_, before: string, after: string) => `${before}${settingsMarkdown()}\n${after}`);
}
