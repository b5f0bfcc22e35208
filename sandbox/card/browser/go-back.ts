/** Sends the guest back to the shop, by a form that carries no cookie of the shop, as banks do. */
document.querySelector<HTMLFormElement>("form[data-back]")?.submit();
