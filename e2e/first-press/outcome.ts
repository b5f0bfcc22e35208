/** What a guest has after a press. */
export type Outcome = { url: string; dialogs: string[]; states: string[]; focus: string };

export type Compared = readonly (keyof Outcome)[];

/** Another page is compared by its URL and dialogs; a page that a followed link opened has no focus yet. */
export function comparedKeys({ url }: Outcome, path: string, isLinkFollowed: boolean): Compared {
  if (!url.startsWith(`${path}?`)) return ["url", "dialogs"];
  return isLinkFollowed ? ["url", "dialogs", "states"] : ["url", "dialogs", "states", "focus"];
}

/** Runs in the page. */
export function outcomeOf(): Outcome {
  const textOf = (element: Element | null | undefined) =>
    element?.textContent?.trim().replace(/\s+/g, " ").slice(0, 50) ?? "";
  const nameOf = (element: Element) => {
    const labelled = element
      .getAttribute("aria-labelledby")
      ?.split(" ")
      .map((id) => textOf(document.getElementById(id)));
    const own = element.getAttribute("aria-label") ?? labelled?.join(" ") ?? element.getAttribute("name");
    return `${element.tagName.toLowerCase()} ${own ?? textOf(element)}`;
  };
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible);
  const states = ["aria-pressed", "aria-expanded", "aria-selected", "aria-checked", "open"].flatMap((state) =>
    all(`[${state}]:not([${state}=false]):not(#waiting-sheet)`).map((element) => `${state} ${nameOf(element)}`),
  );
  const fields = [...document.querySelectorAll<HTMLInputElement>("input[name], select[name], textarea[name]")]
    .filter(({ type }) => type !== "hidden")
    .map((field) => `${field.name}=${field.value} ${field.checked === true}`);
  const { pathname, searchParams, hash } = new URL(location.href);
  searchParams.sort();
  const focused = document.activeElement;
  return {
    url: `${pathname}?${searchParams}${hash}`.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "{id}"),
    dialogs: all("[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]").map(nameOf).toSorted(),
    states: [...new Set([...states, ...fields])].toSorted(),
    focus: focused && focused !== document.body ? nameOf(focused) : "",
  };
}

/** The differences between the same press before and after hydration, as texts. */
export function differencesOf(first: Outcome, later: Outcome, compared: Compared): string[] {
  return compared.flatMap((key) => {
    const [one, other] = [first[key], later[key]];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    if (!Array.isArray(one) || !Array.isArray(other)) return [`${key}: “${one}” instead of “${other}”`];
    const missing = other.filter((each) => !one.includes(each)).slice(0, 4);
    const extra = one.filter((each) => !other.includes(each)).slice(0, 4);
    return [`${key}: missing ${JSON.stringify(missing)}, instead ${JSON.stringify(extra)}`];
  });
}
