/** Returns the guest to the merchant by a form without cookies of the merchant, as banks do. */
document.querySelector<HTMLFormElement>("form[data-back]")?.submit();
