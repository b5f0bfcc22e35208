/** Leads on from a page that is only the result of a payment, in place of it in the history. */
export function followResult(): void {
  const next = document.querySelector<HTMLElement>("[data-island=pending] [data-next]")?.dataset.next;
  if (next) location.replace(next);
}
