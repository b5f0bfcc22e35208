/** Riyals as numbers for the API: 80,550 halalas are 805.5. */
export function riyals(halalas: number): number {
  return halalas / 100;
}
