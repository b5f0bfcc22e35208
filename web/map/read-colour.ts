/** Red, green and blue of a token; the build writes `#ffffff` as `#fff`. */
export function readColour(written: string): number[] {
  const digits = written.trim().slice(1);
  const whole = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return [0, 2, 4].map((start) => Number.parseInt(whole.slice(start, start + 2), 16));
}
