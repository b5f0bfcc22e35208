/** Items of a list of the product are alike, and axe takes as long for each of them. */
export const MAX_ITEMS = 6;
export const ALL_ITEMS = Number.MAX_SAFE_INTEGER;

type Hidden = { uncheckedElements?: HTMLElement[] };

/**
 * Runs in the page: hides what is behind a dialog, which is checked alone, and the items of a list after the first ones.
 * They keep their place. Hidden elements cost axe little.
 */
export function hideUnchecked({ part, maxItems }: { part: string; maxItems: number }): void {
  const behind: Element[] = [];
  // A form with a field named children has no list of children.
  for (let element = document.querySelector(part); element?.parentElement; element = element.parentElement)
    if (element !== document.body)
      behind.push(...[...element.parentElement.querySelectorAll(":scope > *")].filter((each) => each !== element));
  const lists = [...document.querySelectorAll("ul, ol, tbody")];
  const hidden = [...behind, ...lists.flatMap((list) => [...list.children].slice(maxItems))] as HTMLElement[];
  for (const element of hidden) element.style?.setProperty("visibility", "hidden", "important");
  (globalThis as Hidden).uncheckedElements = hidden;
}

/** Runs in the page. */
export function showUnchecked(): void {
  for (const element of (globalThis as Hidden).uncheckedElements ?? []) element.style?.removeProperty("visibility");
}
