import { type SourceFile, sourceFiles } from "../source/source-files.ts";
import { writtenColumns } from "./sql-writes.ts";
import { isNode, lineOf, type Node, nameOf, visitSyntax } from "./syntax.ts";

/** The function that moves a payment, and what builds the rows of tests and benchmarks. */
const ALLOWED =
  /^api\/(?:payment\/advance|testing|schema\/migrations)\/|\.test\.tsx?$|^tools\/reliability\/migration\//;
/** Inserts a payment in its first state; the types of what it spreads have no state. */
const INSERTS = "api/payment/pay/insert-payment.ts";
const RULE = "only `advance` writes the state of a payment";

/** Writers of `payment.state` beside `api/payment/advance`, in queries and in SQL text. */
export function paymentStateWriters(root: string): string[] {
  const code = sourceFiles(root, "**/*.{ts,tsx,mjs}").filter(isChecked).flatMap(inCode);
  const sql = sourceFiles(root, "**/*.sql").filter(isChecked);
  return [...code, ...sql.filter(({ text }) => writesState(text)).map(({ path }) => `${path}: ${RULE}`)];
}

function isChecked({ path, text }: SourceFile): boolean {
  return !ALLOWED.test(path) && /\bpayments?\b/.test(text);
}

function inCode({ path, text }: SourceFile): string[] {
  const problems: string[] = [];
  const tables = tableNames(text);
  visitSyntax(path, text, (node, ancestors) => {
    const isWritten =
      (node.type === "CallExpression" && queryWrites(node, tables, path)) ||
      (isWholeText(node, ancestors) && writesState(sqlText(node, tables)));
    if (isWritten) problems.push(`${path}:${lineOf(text, node)}: ${RULE}`);
  });
  return problems;
}

/** The table as this file names it. */
function tableNames(text: string): Set<string> {
  const aliases = [...text.matchAll(/\bpayments\s+as\s+(\w+)/g)].map(([, alias = ""]) => alias);
  return new Set(["payments", ...aliases]);
}

type Arguments = readonly Node[];

/** Whether `.set`, `.values` or `.onConflictDoUpdate` of a query of the table writes the state. */
function queryWrites(call: Node, tables: Set<string>, path: string): boolean {
  const [written] = call.arguments as Arguments;
  const method = isNode(call.callee) && call.callee.type === "MemberExpression" ? nameOf(call.callee.property) : null;
  if (!written || !method || !isNode(call.callee)) return false;
  const isOfTable = (name: string) => chainHas(call.callee as Node, name, tables);
  if (method === "set") return isOfTable("update") && namesState(written, true);
  if (method === "values") return isOfTable("insert") && namesState(written, path !== INSERTS);
  return method === "onConflictDoUpdate" && isOfTable("insert") && namesState(memberOf(written, "set"), true);
}

/** Whether `db.update(payments)` or the like is in the chain of calls before this one. */
function chainHas(node: Node, name: string, tables: Set<string>): boolean {
  if (node.type === "MemberExpression") return isNode(node.object) && chainHas(node.object, name, tables);
  if (node.type !== "CallExpression" || !isNode(node.callee)) return false;
  const isCall = node.callee.type === "MemberExpression" && nameOf(node.callee.property) === name;
  return (isCall && isTable((node.arguments as Arguments)[0], tables)) || chainHas(node.callee, name, tables);
}

function isTable(node: Node | undefined, tables: Set<string>): boolean {
  if (node?.type === "MemberExpression") return nameOf(node.property) === "payments";
  return node?.type === "Identifier" && tables.has(String(node.name));
}

/** Whether an object has the column. A value that this file does not write out may have it, if `isStrict`. */
function namesState(node: unknown, isStrict: boolean): boolean {
  if (!isNode(node)) return isStrict;
  const parts = (member: string) => (node[member] as unknown[]).some((part) => namesState(part, isStrict));
  if (node.type === "ObjectExpression") return parts("properties");
  if (node.type === "ArrayExpression") return parts("elements");
  if (node.type === "SpreadElement") return namesState(node.argument, isStrict);
  if (node.type === "Property") return node.computed === true ? isStrict : nameOf(node.key) === "state";
  if (node.type === "ParenthesizedExpression") return namesState(node.expression, isStrict);
  if (node.type === "LogicalExpression") return namesState(node.right, isStrict);
  if (node.type === "ConditionalExpression")
    return namesState(node.consequent, isStrict) || namesState(node.alternate, isStrict);
  return isStrict;
}

function memberOf(node: Node, name: string): unknown {
  const properties = node.type === "ObjectExpression" ? (node.properties as Node[]) : [];
  return properties.find(({ key }) => nameOf(key) === name)?.value;
}

/** A text that is not a part of a longer one. */
function isWholeText(node: Node, ancestors: readonly Node[]): boolean {
  const isText = node.type === "TemplateLiteral" || isSum(node) || nameOf(node) !== null;
  return isText && !ancestors.some((outer) => isSum(outer) || outer.type === "TemplateLiteral");
}

const isSum = ({ type, operator }: Node) => type === "BinaryExpression" && operator === "+";

/** The text with the names of tables and columns in place of what is inserted. */
function sqlText(node: unknown, tables: Set<string>): string {
  if (!isNode(node)) return "?";
  if (node.type === "Literal") return String(node.value);
  if (isSum(node)) return sqlText(node.left, tables) + sqlText(node.right, tables);
  if (node.type === "TaggedTemplateExpression") return sqlText(node.quasi, tables);
  if (node.type === "CallExpression") return (node.arguments as Node[]).map((each) => sqlText(each, tables)).join(", ");
  if (node.type === "Identifier") return isTable(node, tables) ? "payment" : "?";
  if (node.type === "MemberExpression") return isTable(node, tables) ? "payment" : (nameOf(node.property) ?? "?");
  if (node.type !== "TemplateLiteral") return "?";
  const expressions = node.expressions as Node[];
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis
    .map(({ value }, at) => value.cooked + (at < expressions.length ? sqlText(expressions[at], tables) : ""))
    .join("");
}

function writesState(sql: string): boolean {
  return writtenColumns(sql, "payment").some((column) => column === "state" || column === "*");
}
