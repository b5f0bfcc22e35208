import type { Element } from "happy-dom";
import { buttonsOf, isCalled, type Name } from "./element-names.ts";

/** What a browser sends for a form. */
export type Submission = { method: "GET" | "POST"; path: string; body: string };

/** New values by field name; `null` leaves a field out, as an unchecked box. */
type Values = Record<string, string | readonly string[] | null>;

export type Form = {
  /** What the form would send as it is. */
  values: URLSearchParams;
  /** The form as the guest fills it. A name that has no field, or an option that is not there, is an error. */
  fill: (values: Values) => Submission;
};

/** Reads a form of a page and the button that sends it: the one with the name, otherwise the first. */
export function readForm(form: Element, path: string, name?: Name): Form {
  const button = buttonsOf(form).find(
    (each) => each.getAttribute("type") !== "button" && (!name || isCalled(each, name)),
  );
  const fields = fieldsOf(form);
  const values = new URLSearchParams(fields.flatMap(sentOf));
  const buttonName = button?.getAttribute("name");
  if (buttonName) values.append(buttonName, button?.getAttribute("value") ?? "");
  const attribute = (own: string, usual: string) => button?.getAttribute(own) ?? form.getAttribute(usual) ?? "";
  return {
    values,
    fill: (given) => {
      const sent = new URLSearchParams(values);
      for (const [field, value] of Object.entries(given)) {
        sent.delete(field);
        for (const each of value === null ? [] : [value].flat()) {
          requireField(fields, field, each);
          sent.append(field, each);
        }
      }
      const action = new URL(attribute("formaction", "action") || path, `http://localhost${path}`);
      if (attribute("formmethod", "method").toUpperCase() === "POST")
        return { method: "POST", path: action.pathname + action.search, body: String(sent) };
      return { method: "GET", path: `${action.pathname}?${sent}`, body: "" };
    },
  };
}

function fieldsOf(form: Element): Element[] {
  const inside = [...form.querySelectorAll("input, select, textarea")];
  const id = form.getAttribute("id");
  const outside = id ? [...form.ownerDocument.querySelectorAll(`[form="${id}"]`)] : [];
  return [...inside, ...outside].filter(
    (field) => field.getAttribute("name") && !field.hasAttribute("disabled") && !field.closest("fieldset[disabled]"),
  );
}

/** Name and value of a field, unless it sends nothing. */
function sentOf(field: Element): [string, string][] {
  const name = field.getAttribute("name") ?? "";
  if (field.tagName === "TEXTAREA") return [[name, field.textContent]];
  if (field.tagName === "SELECT") {
    const chosen = field.querySelector("option[selected]") ?? field.querySelector("option");
    return chosen ? [[name, valueOfField(chosen)]] : [];
  }
  const type = field.getAttribute("type") ?? "text";
  if (["submit", "button", "image", "reset"].includes(type)) return [];
  if (["checkbox", "radio"].includes(type)) return field.hasAttribute("checked") ? [[name, valueOfField(field)]] : [];
  return [[name, field.getAttribute("value") ?? ""]];
}

const valueOfField = (field: Element) =>
  field.getAttribute("value") ?? (field.tagName === "OPTION" ? field.textContent.trim() : "on");

function requireField(fields: readonly Element[], name: string, value: string): void {
  const named = fields.filter((field) => field.getAttribute("name") === name);
  if (!named.some((field) => accepts(field, value))) throw new Error(`The form has no field ${name} for “${value}”`);
}

function accepts(field: Element, value: string): boolean {
  if (field.tagName === "SELECT")
    return [...field.querySelectorAll("option")].some((each) => valueOfField(each) === value);
  const type = field.getAttribute("type") ?? "text";
  if (type === "hidden" || field.hasAttribute("readonly")) return false;
  return ["checkbox", "radio"].includes(type) ? valueOfField(field) === value : true;
}
