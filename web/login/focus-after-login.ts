import { hasLostFocus } from "#web/ui/use-lost-focus.ts";

const TIMEOUT_MS = 3_000;

/**
 * The link that opened the drawer is usually gone after a login. Once the drawer has closed, the focus moves to the
 * account button that replaced it, or to the content of a page without one.
 */
export function focusAfterLogin(until = Date.now() + TIMEOUT_MS): void {
  const isOpen = document.querySelector("[role=dialog]") !== null;
  if (!isOpen && !hasLostFocus()) return;
  const target = document.querySelector<HTMLElement>("[data-account-button]");
  if (!isOpen && target) target.focus();
  else if (Date.now() < until) requestAnimationFrame(() => focusAfterLogin(until));
  else if (!isOpen) document.getElementById("main")?.focus();
}
