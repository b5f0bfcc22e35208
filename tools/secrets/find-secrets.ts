import { allowedSecrets } from "./allowed-secrets.ts";
import { secretShapes } from "./secret-shapes.ts";

const allowed = new Set(allowedSecrets.map(({ value }) => value));
const SHOWN_CHARACTERS = 4;

/** Secrets written in a text, each with its line; what is told of them opens nothing. */
export function findSecrets(text: string): { line: number; what: string }[] {
  return Object.entries(secretShapes).flatMap(([name, shape]) =>
    [...text.matchAll(shape)].flatMap((match) => {
      const secret = match[1] ?? match[0];
      if (allowed.has(secret)) return [];
      const line = text.slice(0, match.index).split("\n").length;
      return [{ line, what: `${name}, ${secret.slice(0, SHOWN_CHARACTERS)}…` }];
    }),
  );
}
