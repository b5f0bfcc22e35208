import { type Document, Window } from "happy-dom";
import { buttonsOf, isCalled, type Name, textOf } from "./element-names.ts";
import { type Form, readForm } from "./read-form.ts";

export type ReadPage = {
  document: Document;
  /** The texts of all elements that match. */
  texts: (selector: string) => string[];
  /** The text of the first element that matches. */
  text: (selector: string) => string;
  /** The addresses of all links with this name. */
  links: (name: Name, within?: string) => string[];
  /** The address of the first link with this name. */
  link: (name: Name, within?: string) => string;
  /** The first form that matches a selector, or that has a button with this name. */
  form: (selector: string, button?: Name) => Form;
};

/** Reads a page as it is before any script has run. */
export function readPage(html: string, path: string): ReadPage {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  document.write(html);
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const links = (name: Name, within = "body") =>
    all(`${within} a[href]`)
      .filter((link) => isCalled(link, name))
      .map((link) => addressFrom(path, link.getAttribute("href") ?? ""));
  return {
    document,
    texts: (selector) => all(selector).map(textOf),
    text: (selector) => textOf(found(all(selector), selector, path)),
    links,
    link: (name, within) => found(links(name, within), `a link “${name}”`, path),
    form: (selector, button) => {
      const forms = all(selector).filter((form) => !button || buttonsOf(form).some((each) => isCalled(each, button)));
      return readForm(found(forms, `a form ${selector} ${button ?? ""}`, path), path, button);
    },
  };
}

/** The whole address of a link, or its path and query within the site. */
function addressFrom(path: string, href: string): string {
  const { host, pathname, search } = new URL(href, `http://this.page${path}`);
  return host === "this.page" ? pathname + search : href;
}

function found<T>([first]: readonly T[], wanted: string, path: string): T {
  if (first === undefined) throw new Error(`${path} has not ${wanted}`);
  return first;
}
