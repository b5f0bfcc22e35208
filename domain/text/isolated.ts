/** A name or a sentence of a guest inside a text of ours: each line has the direction of its own first letter. */
export function isolated(text: string): string {
  return text
    .split("\n")
    .map((line) => `\u2068${line}\u2069`)
    .join("\n");
}
