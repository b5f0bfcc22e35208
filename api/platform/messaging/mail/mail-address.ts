const MAX_CHARACTERS = 254;
/** No spaces, line breaks, quotes, commas or brackets: an address with them can name a second recipient or a header. */
const ADDRESS = /^[^\s\p{C}@,;:<>()[\]\\"]{1,64}@[^\s\p{C}@,;:<>()[\]\\"]{3,}$/u;

/** Whether mail can be sent to an address, and to nobody else. */
export function isOneAddress(address: string): boolean {
  return address.length <= MAX_CHARACTERS && ADDRESS.test(address);
}

/** The domain of a valid address. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1).toLowerCase();
}
