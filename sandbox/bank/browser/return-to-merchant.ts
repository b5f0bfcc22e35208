/** Returns the guest to the merchant, as banks do: by an address, without waiting for a press. */
const back = document.querySelector<HTMLAnchorElement>("a[data-back]");
if (back) window.location.replace(back.href);
