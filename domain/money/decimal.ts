/** An exact decimal number: `units` × 10^−`scale`. */
export type Decimal = { units: bigint; scale: number };

const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/** Reads a finite number or a text such as `1,200.5`; `null` for anything else. */
export function readDecimal(value: unknown): Decimal | null {
  if (typeof value !== "number" && typeof value !== "string") return null;
  const match = NUMBER.exec(String(value).trim().replaceAll(",", ""));
  if (!match) return null;
  const [, sign, whole = "", fraction = "", exponent = "0"] = match;
  if (whole + fraction === "") return null;
  const units = BigInt(`${whole}${fraction}`) * (sign === "-" ? -1n : 1n);
  return withPlainScale({ units, scale: fraction.length - Number(exponent) });
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** Whole units of 10^−`decimals`; the rest is cut off towards zero. */
export function truncateTo({ units, scale }: Decimal, decimals: number): bigint {
  return scale > decimals ? units / 10n ** BigInt(scale - decimals) : units * 10n ** BigInt(decimals - scale);
}

/** Writes `units` × 10^−`scale` with all decimals, such as `-12.340`. */
export function writeDecimal({ units, scale }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, "0");
  const point = digits.length - scale;
  return `${units < 0n ? "-" : ""}${digits.slice(0, point)}${scale > 0 ? `.${digits.slice(point)}` : ""}`;
}

function withPlainScale({ units, scale }: Decimal): Decimal {
  return scale < 0 ? { units: units * 10n ** BigInt(-scale), scale: 0 } : { units, scale };
}
