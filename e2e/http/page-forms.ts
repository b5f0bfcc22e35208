import type { Element } from "happy-dom";
import { privateFields } from "#domain/page/private-fields.ts";
import { OPEN_FIELDS } from "#tools/check/open-fields.ts";
import type { OpenedPage } from "./visitor.ts";

/** A form as the server's HTML has it. */
export type PageForm = {
  /** The address of the page, and the path that the form is sent to. */
  page: string;
  action: string;
  method: string | null;
  /** Whether scripts send it, where there are any. */
  isScripted: boolean;
  /** The names of all fields, and of those into which a guest types. */
  fields: string[];
  typed: string[];
};

const CHOICES = ["hidden", "radio", "checkbox", "submit", "button"];

/** All forms of a page except those that only close their dialog. */
export function formsOf({ document, address }: OpenedPage): PageForm[] {
  const forms = [...document.querySelectorAll("form")].filter((form) => form.getAttribute("method") !== "dialog");
  return forms.map((form) => {
    const named = [...form.querySelectorAll("input, select, textarea")].filter((field) => nameOf(field) !== "");
    return {
      page: address,
      action: new URL(form.getAttribute("action") || address, `http://localhost${address}`).pathname,
      method: form.getAttribute("method"),
      isScripted: form.hasAttribute("data-scripted"),
      fields: named.map(nameOf),
      typed: named.filter(isTyped).map(nameOf),
    };
  });
}

/** What is wrong with a form before anything is sent; an empty text if nothing is. */
export function faultOf({ method, fields, typed }: PageForm): string {
  if (method === "get") return fields.filter((name) => privateFields.includes(name)).join();
  if (method !== "post") return `method ${method}`;
  return typed.filter((name) => !privateFields.includes(name) && !OPEN_FIELDS.includes(name)).join();
}

const nameOf = (field: Element) => field.getAttribute("name") ?? "";

function isTyped(field: Element): boolean {
  if (field.tagName === "SELECT") return false;
  return field.tagName === "TEXTAREA" || !CHOICES.includes(field.getAttribute("type") ?? "text");
}
