/** Returns the guest to the shop by a form without cookies of the shop, as banks do. */
document.querySelector<HTMLFormElement>("form[data-back]")?.submit();
