const DELIMITERS = [",", ";", "\t"];

/** What separates the cells: a comma, or the semicolon or tab that Excel writes in some countries. */
export function delimiterOf(head: string): string {
  const bare = head.replace(/"[^"]*"/g, "");
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** The cells of a row; `null` when a quotation mark is out of place. */
export function cellsOf(row: string, delimiter: string): string[] | null {
  if (!row.includes('"')) return row.split(delimiter);
  const cells: string[] = [];
  for (let at = 0; at <= row.length; ) {
    if (row[at] !== '"') {
      const end = row.indexOf(delimiter, at);
      const cell = row.slice(at, end < 0 ? row.length : end);
      if (cell.includes('"')) return null;
      cells.push(cell);
      at = end < 0 ? row.length + 1 : end + 1;
      continue;
    }
    const end = closingQuote(row, at + 1);
    const next = row[end + 1];
    if (end < 0 || (next !== undefined && next !== delimiter)) return null;
    cells.push(row.slice(at + 1, end).replaceAll('""', '"'));
    at = end + 2;
    if (next === undefined) break;
  }
  return cells;
}

function closingQuote(row: string, from: number): number {
  for (let at = from; at < row.length; at++) {
    if (row[at] !== '"') continue;
    if (row[at + 1] !== '"') return at;
    at++;
  }
  return -1;
}
