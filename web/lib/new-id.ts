/** `crypto.randomUUID` needs a safe address; these digits do not. */
export function newId(): string {
  const digits = crypto.getRandomValues(new Uint8Array(16));
  digits[6] = ((digits[6] as number) & 0x0f) | 0x40;
  digits[8] = ((digits[8] as number) & 0x3f) | 0x80;
  const hex = Array.from(digits, (digit) => digit.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
