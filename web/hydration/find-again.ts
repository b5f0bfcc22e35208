/**
 * How to find an element after hydration. React may have rendered its part again: then the element with the same tag,
 * name, label, link and text is meant. This function is inlined into the page as source text.
 */
export function findAgain(element: HTMLElement) {
  const part = element.closest("[data-island]") ?? document.body;
  const identity = (each: Element) =>
    [
      each.tagName,
      each.textContent,
      ...["name", "value", "aria-label", "href"].map((name) => each.getAttribute(name)),
    ].join();
  const own = identity(element);
  const alike = () => [...part.querySelectorAll<HTMLElement>(element.tagName)].filter((each) => identity(each) === own);
  const index = alike().indexOf(element);
  return { element, part, find: () => (element.isConnected ? element : alike()[index]) };
}

/** Whether scripts do not handle this element yet. It is inlined, too. */
export function isPending(element: Element): boolean {
  return document.documentElement.dataset.hydrated !== "yes" || element.closest("[data-island=pending]") !== null;
}
