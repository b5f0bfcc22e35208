/** Riyals as numbers for the API: 80,550 halalas are 805.5. */
export function riyals(halalas: number): number {
  return halalas / 100;
}

/** An amount in riyals as halalas. */
export function halalas(amount: number): number {
  return Math.round(amount * 100);
}
