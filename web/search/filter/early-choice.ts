import { cutUnitSearch } from "#domain/field/unit-search.ts";
import { toggleId } from "#domain/search/filter-controls/quick-filters.ts";
import { type LookupFilterName, lookupFilterNames } from "#domain/search/filters.ts";
import type { Choice } from "./facets.ts";

/**
 * What a guest ticked or typed in the form while the page's scripts were still on their way: every field that is not as
 * the server sent it. Sliders look after themselves.
 */
export function earlyChoice(form: HTMLFormElement, choice: Choice): Choice {
  const change: Choice = {};
  for (const input of form.querySelectorAll<HTMLInputElement>("input[name]")) {
    if (input.type === "radio" || input.type === "checkbox") {
      if (input.checked !== input.defaultChecked) Object.assign(change, ofBox(input, { ...choice, ...change }));
    } else if (input.name === "unitSearch" && input.value !== input.defaultValue) {
      change.unitSearch = cutUnitSearch(input.value) || undefined;
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
  return lookupFilterNames.some((known) => known === name);
}
