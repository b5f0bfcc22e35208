/** The polynomial of CRC-32, its bits in reverse. */
const POLYNOMIAL = 0xedb88320;
const TOP_BIT = 0x80000000;

/** The CRC-32 of two texts one after the other, from the sums of both and the number of bytes of the second. */
export function joinSums(first: number, second: number, secondBytes: number): number {
  return (multiply(powerOfByte(secondBytes), first) ^ second) >>> 0;
}

/** The product of two polynomials modulo that of the CRC. Signed words are integers that V8 handles fast. */
function multiply(one: number, other: number): number {
  let product = 0;
  let [bits, rest] = [one | 0, other | 0];
  for (let bit = 0; bit < 32; bit++) {
    if (bits < 0) product ^= rest;
    bits <<= 1;
    rest = (rest >>> 1) ^ (POLYNOMIAL & -(rest & 1));
  }
  return product;
}

/** x to the power of 8, 16, 32 and so on: what each binary digit of a number of bytes contributes. */
const powers = [TOP_BIT >>> 8];
while (powers.length < 31) powers.push(multiply(powers.at(-1) as number, powers.at(-1) as number));

/** x to the power of eight times a number of bytes. */
function powerOfByte(bytes: number): number {
  let power = TOP_BIT;
  for (let digit = 0; bytes >>> digit !== 0; digit++) {
    if ((bytes >>> digit) & 1) power = multiply(powers[digit] as number, power);
  }
  return power;
}
