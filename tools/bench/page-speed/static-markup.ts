import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Window } from "happy-dom";
import { createElement, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

const ELEMENT = 1;
const TEXT = 3;
/** Attributes that React names differently; it passes the others on as they are. */
const names: Record<string, string> = { class: "className", for: "htmlFor", tabindex: "tabIndex" };
/** Their text is not escaped. */
const RAW = new Set(["SCRIPT", "STYLE", "TEMPLATE"]);

type DomNode = {
  nodeType: number;
  nodeName: string;
  textContent: string;
  innerHTML: string;
  childNodes: Iterable<DomNode>;
  attributes: Iterable<{ name: string; value: string }>;
};

/** The markup of a page as static React elements: no components, no hooks, no contexts. */
export function staticElements(html: string): ReactNode {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  document.write(html);
  return elementOf(document.documentElement as unknown as DomNode, 0);
}

/** React's own work for the same markup: the peer of a rendered page. */
export function renderStatic(tree: ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      onAllReady: () => {
        const written = new PassThrough();
        buffer(written).then(resolve, reject);
        pipe(written);
      },
      onError: reject,
    });
  });
}

function elementOf(node: DomNode, key: number): ReactNode {
  if (node.nodeType === TEXT) return node.textContent;
  if (node.nodeType !== ELEMENT) return null;
  const props: Record<string, unknown> = { key };
  for (const { name, value } of node.attributes) props[names[name] ?? name] = name === "style" ? styleOf(value) : value;
  const tag = node.nodeName.toLowerCase();
  if (RAW.has(node.nodeName.toUpperCase())) {
    return createElement(tag, { ...props, dangerouslySetInnerHTML: { __html: node.innerHTML } });
  }
  const children = [...node.childNodes].map(elementOf);
  return createElement(tag, props, ...children);
}

function styleOf(text: string): Record<string, string> {
  const pairs = text
    .split(/;(?![^(]*\))/)
    .map((part) => [part.slice(0, part.indexOf(":")), part.slice(part.indexOf(":") + 1)]);
  return Object.fromEntries(
    pairs.filter(([name]) => name?.trim()).map(([name = "", value = ""]) => [camelOf(name.trim()), value]),
  );
}

/** Custom properties keep their names. */
function camelOf(name: string): string {
  return name.startsWith("--") ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
