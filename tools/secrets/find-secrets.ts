import { allowedSecrets } from "./allowed-secrets.ts";
import { secretPatterns } from "./secret-patterns.ts";

const allowed = new Set(allowedSecrets.map(({ value }) => value));
const SHOWN_CHARACTERS = 4;

/** Finds secrets in a text, each with its line; only the first characters of a secret are shown. */
export function findSecrets(text: string): { line: number; what: string }[] {
  return Object.entries(secretPatterns).flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const secret = match[1] ?? match[0];
      if (allowed.has(secret)) return [];
      const line = text.slice(0, match.index).split("\n").length;
      return [{ line, what: `${name}, ${secret.slice(0, SHOWN_CHARACTERS)}…` }];
    }),
  );
}
