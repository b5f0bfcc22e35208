import { paymentMethods } from "#domain/payment/methods.ts";
import { type SourceFile, sourceFiles } from "../source/source-files.ts";
import { isNode, lineOf, type Node, nameOf, visitSyntax } from "./syntax.ts";

/** The table, the adapter of each provider with its counterpart, and tests. */
const ALLOWED =
  /^domain\/payment\/(?:methods|gateways)\.ts$|^(?:api\/payment\/gateway|api\/platform\/settings|api\/testing|sandbox|tools\/reliability|tools\/examples|e2e)\/|\.test\.tsx?$|-for-test\.tsx?$/;
/** Names that are words for other things, too; they count only beside a word for a method. */
const COMMON: ReadonlySet<string> = new Set(["card", "wallet"]);
const METHOD_WORD = /(?:method|source|lender|gateway|provider)s?\b|paidWith|paysBy/i;
const NAMES: ReadonlySet<string> = new Set(paymentMethods);
const IN_SQL = new RegExp(`\\bmethod\\s*(?:=|<>|!=|(?:not\\s+)?in\\s*\\()\\s*'(?:${paymentMethods.join("|")})'`, "i");
const SOME_NAME = new RegExp(`\\b(?:${paymentMethods.join("|")})\\b`);
const EQUALITY = /^[!=]==?$/;
const LOOKUPS: ReadonlySet<string> = new Set(["includes", "has", "indexOf"]);

/** Places that decide by the name of a payment method instead of a column of its row. */
export function methodNameProblems(root: string): string[] {
  return sourceFiles(root, "**/*.{ts,tsx,mjs}")
    .filter(({ path, text }) => !ALLOWED.test(path) && SOME_NAME.test(text))
    .flatMap(problemsOf);
}

function problemsOf({ path, text }: SourceFile): string[] {
  const problems: string[] = [];
  visitSyntax(path, text, (node, ancestors) => {
    const textOf = (found: unknown) => (isNode(found) ? text.slice(found.start, found.end) : "");
    const name = decidedBy(node, ancestors, textOf);
    if (name) problems.push(`${path}:${lineOf(text, node)}: decides by \`${name}\`; read a column of its row`);
  });
  return problems;
}

type TextOf = (node: unknown) => string;

/** The name of a method that this node is compared with, listed by or looked up by. */
function decidedBy(node: Node, ancestors: readonly Node[], textOf: TextOf): string | null {
  if (node.type === "TemplateElement" || node.type === "Literal") {
    const sql = IN_SQL.exec(textOf(node));
    if (sql) return sql[0];
  }
  if (node.type === "ObjectExpression") return tableKey(node);
  const name = node.type === "Literal" ? nameOf(node) : null;
  const parent = ancestors.at(-1);
  if (name === null || !parent || !NAMES.has(name)) return null;
  const beside = besideName(node, parent, ancestors.at(-2), textOf);
  return beside !== null && (!COMMON.has(name) || METHOD_WORD.test(beside)) ? name : null;
}

/** What stands beside a name in a comparison, a case, a list, a look-up or a type; `null` in any other place. */
function besideName(node: Node, parent: Node, outer: Node | undefined, textOf: TextOf): string | null {
  if (parent.type === "BinaryExpression" && (EQUALITY.test(String(parent.operator)) || parent.operator === "in"))
    return textOf(parent.left === node ? parent.right : parent.left);
  if (parent.type === "SwitchCase") return textOf(outer?.discriminant);
  if (parent.type === "ArrayExpression") return textOf(outer);
  if (parent.type === "TSLiteralType") return textOf(outer);
  const called = parent.type === "CallExpression" && isNode(parent.callee) ? parent.callee : null;
  return called && LOOKUPS.has(nameOf(called.property) ?? "") ? textOf(called.object) : null;
}

/** An object with rows for two or more methods is a second table. */
function tableKey({ properties }: Node): string | null {
  const keys = (properties as Node[]).map(({ key }) => nameOf(key) ?? "").filter((key) => NAMES.has(key));
  return keys.length > 1 && !keys.every((key) => COMMON.has(key)) ? keys.join(", ") : null;
}
