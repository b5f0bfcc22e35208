import { parseSync } from "vite";

/** A node of the syntax tree; other members depend on its type. */
export type Node = { type: string; start: number; end: number; [member: string]: unknown };

export type Visit = (node: Node, ancestors: readonly Node[]) => void;

/** Visits every node of a file, with the nodes around it, the nearest last. */
export function visitSyntax(path: string, text: string, visit: Visit): void {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const ancestors: Node[] = [];
  const walk = (node: Node) => {
    visit(node, ancestors);
    ancestors.push(node);
    for (const child of childrenOf(node)) walk(child);
    ancestors.pop();
  };
  walk(program as unknown as Node);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

/** The text of a literal, or the name of an identifier. */
export function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === "Identifier") return String(node.name);
  return node.type === "Literal" && typeof node.value === "string" ? node.value : null;
}

export function lineOf(text: string, { start }: Node): number {
  return text.slice(0, start).split("\n").length;
}
