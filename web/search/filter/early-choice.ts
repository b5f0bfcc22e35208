import { toggleId } from "#domain/search/filter-controls/quick-filters.ts";
import { type Filter, filterNames, filters, type LookupFilterName } from "#domain/search/filters.ts";
import { cutUnitSearch } from "#domain/search/unit-search.ts";
import type { Choice } from "./panel/facets.ts";

/**
 * What a guest ticked or typed before the page was hydrated: every field that differs from the server's HTML. Sliders
 * read their own fields.
 */
export function earlyChoice(form: HTMLFormElement, choice: Choice): Choice {
  const change: Choice = {};
  for (const input of form.querySelectorAll<HTMLInputElement>("input[name]")) {
    if (input.type === "radio" || input.type === "checkbox") {
      if (input.checked !== input.defaultChecked) Object.assign(change, ofBox(input, { ...choice, ...change }));
    } else if (kindOf(input.name) === "text" && input.value !== input.defaultValue) {
      Object.assign(change, { [input.name]: cutUnitSearch(input.value) || undefined });
    }
  }
  return change;
}

function ofBox({ type, name, value, checked }: HTMLInputElement, choice: Choice): Choice {
  if (type === "radio") return checked ? { [name]: value === "" ? undefined : [Number(value)] } : {};
  if (isLookupFilter(name)) return { [name]: toggleId(choice, name, Number(value)) };
  return { [name]: checked ? true : undefined };
}

function isLookupFilter(name: string): name is LookupFilterName {
  return kindOf(name) === "lookup";
}

function kindOf(name: string): Filter["kind"] | undefined {
  const filter = filterNames.find((known) => known === name);
  return filter && filters[filter].kind;
}
