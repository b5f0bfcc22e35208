const QUOTED = /'(?:[^']|'')*'/g;
const COMMENT = /--.*$/gm;
/** Where a list of assignments ends, outside of parentheses. */
const END = /^(?:where|from|returning|on|when)\b/i;

/** The columns that SQL text writes in a table; `*` when it writes rows without naming their columns. */
export function writtenColumns(sql: string, table: string): string[] {
  const text = sql.replace(COMMENT, "").replace(QUOTED, "''").replaceAll('"', "");
  const name = `(?:\\w+\\.)?${table}\\b`;
  const alias = "(?:\\s+(?:as\\s+)?(?!set\\b)\\w+)?";
  const updates = new RegExp(`\\bupdate\\s+(?:only\\s+)?${name}${alias}\\s+set\\b`, "gi");
  const inserts = new RegExp(`\\binsert\\s+into\\s+${name}${alias}\\s*(\\([^)]*\\))?`, "gi");
  const whole = new RegExp(`\\b(?:merge\\s+into|copy)\\s+(?:only\\s+)?${name}`, "gi");
  return [
    ...[...text.matchAll(updates)].flatMap(({ 0: found, index }) => assigned(text.slice(index + found.length))),
    ...[...text.matchAll(inserts)].flatMap(({ 0: found, 1: columns, index }) => [
      ...(columns ? namesIn(columns) : ["*"]),
      ...conflictColumns(text.slice(index + found.length)),
    ]),
    ...[...text.matchAll(whole)].map(() => "*"),
  ];
}

function conflictColumns(text: string): string[] {
  const [statement = ""] = text.split(";");
  const found = /\bdo\s+update\s+set\b/i.exec(statement);
  return found ? assigned(statement.slice(found.index + found[0].length)) : [];
}

/** The columns on the left of each assignment of a list. */
function assigned(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? "";
    if (char === "(") depth++;
    if (char === ")") depth--;
    const isWord = depth === 0 && /\s/.test(text[at - 1] ?? " ");
    if (depth < 0 || char === ";" || (isWord && END.test(text.slice(at)))) break;
    if (depth === 0 && char === ",") parts.push("");
    else parts[parts.length - 1] += char;
  }
  return parts.flatMap((part) => namesIn(part.split("=")[0] ?? ""));
}

function namesIn(text: string): string[] {
  return text.match(/\w+/g) ?? [];
}
