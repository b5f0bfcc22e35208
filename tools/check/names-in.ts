import type { SourceFile } from "../source/source-files.ts";
import { type Node, visitSyntax } from "./syntax.ts";

/** An identifier where it stands first in its file, or a part of the path of the file, without a node. */
export type Name = { name: string; node: Node | null };

/** The names that a file chooses. A member of another object, such as `words.most`, is named where it is declared. */
export function namesIn({ path, text }: SourceFile): Name[] {
  const parts = path.split("/").map((part) => part.replace(/\..*$/, ""));
  const names = new Map<string, Node | null>(parts.map((part) => [part, null]));
  if (/\.(?:mjs|tsx?)$/.test(path)) {
    visitSyntax(path, text, (node, ancestors) => {
      if (node.type !== "Identifier" && node.type !== "PrivateIdentifier") return;
      const name = String(node.name);
      if (!names.has(name) && !isUse(node, ancestors.at(-1))) names.set(name, node);
    });
  }
  return [...names].map(([name, node]) => ({ name, node }));
}

function isUse(node: Node, parent: Node | undefined): boolean {
  return parent?.type === "MemberExpression" && parent.property === node && parent.computed === false;
}

/** An identifier such as `freeNights`, `free_nights` or `free-nights` becomes words. */
export function separateWords(text: string): string {
  return text.replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$2 ").replace(/[_-]/g, " ");
}
