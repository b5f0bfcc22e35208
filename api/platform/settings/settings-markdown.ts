import { settingRows } from "./setting-table.ts";

/** The table in README. */
export function settingsMarkdown(): string {
  const lines = settingRows.map(({ name, defaultValue, meaning, neededBy }) => {
    const shown = defaultValue ? `\`${defaultValue}\`` : "–";
    return `| \`${name}\` | ${shown} | ${meaning} | ${neededBy} |`;
  });
  return ["| Setting | Default | Meaning | Needed by |", "|---|---|---|---|", ...lines].join("\n");
}
