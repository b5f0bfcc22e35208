/**
 * Holds back a form that scripts send (`ScriptedForm`) until its part of the page is hydrated, however it is submitted: its
 * button is marked as if it had been clicked, and clicked again then. It stands in the head, before every field, so that
 * Enter while the page still loads sends nothing.
 * This function is inlined into the page as source text, so it uses nothing outside itself.
 */
export function holdEarlySubmits() {
  addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      const isHydrated = document.documentElement.dataset.hydrated !== undefined;
      if (!form.hasAttribute("data-scripted") || (isHydrated && !form.closest("[data-island=pending]"))) return;
      event.preventDefault();
      for (const name of ["data-early-click", "data-pressed"]) {
        document.querySelector(`[${name}]`)?.removeAttribute(name);
        (event.submitter ?? form.querySelector("[type=submit]"))?.setAttribute(name, "");
      }
    },
    true,
  );
}
