import { privateFields } from "#domain/page/private-fields.ts";
import { sourceFiles } from "../source/source-files.ts";
import { OPEN_FIELDS } from "./open-fields.ts";
import { isNode, lineOf, type Node, nameOf, visitSyntax } from "./syntax.ts";

/** Forms whose fields belong to the address: what is searched for, chosen or sorted. */
const SEARCHES: ReadonlySet<string> = new Set([
  "web/compare/compare-form.tsx",
  "web/saved-lists/list-choice.tsx",
  "web/order/change/plain-choice.tsx",
  "web/place/place-page.tsx",
  "web/property/stay/dates-form.tsx",
  "web/search-box/search-form.tsx",
  "web/search/filter/filter-rail.tsx",
  "web/search/sort/sort-select.tsx",
]);
const FORMS: ReadonlySet<string> = new Set(["form", "Form"]);
const TYPED: ReadonlySet<string> = new Set(["TextField", "TextArea", "PhoneField", "CodeField", "NewPasswordField"]);

/** Forms that the browser would send by GET, and fields for typing that an address could hold. */
export function formProblems(root: string): string[] {
  const files = sourceFiles(root, "**/*.tsx", ["web"]).filter(({ path }) => !path.endsWith(".test.tsx"));
  return files.flatMap(({ path, text }) => {
    const problems: string[] = [];
    visitSyntax(path, text, (node) => {
      const field = typedField(node);
      if (field !== null && SEARCHES.has(path) === privateFields.includes(field) && !OPEN_FIELDS.includes(field))
        problems.push(
          `${path}:${lineOf(text, node)}: the field ${field} for typing is ${SEARCHES.has(path) ? "" : "not "}in domain/page/private-fields.ts`,
        );
      const method = methodOf(node);
      if (method === undefined || method === "post" || method === "dialog") return;
      if (method === "get" && SEARCHES.has(path)) return;
      problems.push(
        `${path}:${lineOf(text, node)}: a form without method="post"; use ScriptedForm, or a route's action`,
      );
    });
    return problems;
  });
}

/** The name of a field into which a guest types, where the source names it. */
function typedField({ type, name, attributes }: Node): string | null {
  if (type !== "JSXOpeningElement" || !isNode(name) || !TYPED.has(String(name.name))) return null;
  for (const each of attributes as Node[]) {
    if (isNode(each.name) && each.name.name === "name") return nameOf(each.value);
    const spread = isNode(each.argument) && each.argument.type === "CallExpression" ? each.argument : null;
    if (spread && nameOf(spread.callee) === "textFieldProps") return nameOf((spread.arguments as Node[])[1]);
  }
  return null;
}

/** `null` for a form without a method that the source names, `undefined` for what is no form. */
function methodOf({ type, name, attributes }: Node): string | null | undefined {
  if (type !== "JSXOpeningElement" || !isNode(name) || !FORMS.has(String(name.name))) return undefined;
  const found = (attributes as Node[]).find((each) => isNode(each.name) && each.name.name === "method");
  return nameOf(found?.value);
}
