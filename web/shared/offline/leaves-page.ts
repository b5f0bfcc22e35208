type Pressed = Pick<MouseEvent, "target" | "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/**
 * Whether a press on a link asks the server for another page of this site in this tab. Links within a page may open what
 * has loaded already, and the page without a connection is always there.
 */
export function leavesPage(pressed: Pressed, here: Pick<Location, "origin" | "pathname">, offline: string): boolean {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = pressed;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || (link.target && link.target !== "_self")) return false;
  const { origin, pathname } = new URL(link.href);
  return origin === here.origin && pathname !== here.pathname && pathname !== offline;
}
