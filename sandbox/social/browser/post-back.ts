/** Returns the guest to the merchant by the form, without waiting for a press. */
document.querySelector<HTMLFormElement>("form[data-back]")?.submit();
