import { element, emptyElement } from "./element.ts";

/** An element with its children, or with its text. */
export type XmlTree = {
  name: string;
  attributes?: Record<string, string>;
  content: string | readonly XmlTree[];
};

const STEP = 4;

/**
 * XML with a line for every element, four spaces deeper than the one around it; `indent` is the depth of the first.
 * An element without content is one tag. These bytes are part of a hash: they must not change.
 */
export function indentedXml({ name, attributes = {}, content }: XmlTree, indent = 0): string {
  if (content.length === 0) return emptyElement(name, attributes);
  if (typeof content === "string") return element(name, content, attributes);
  const inner = indent + STEP;
  const children = content.map((child) => lineBreak(inner) + indentedXml(child, inner));
  return element(name, [...children, lineBreak(indent)], attributes);
}

function lineBreak(indent: number): string {
  return `\n${" ".repeat(indent)}`;
}
