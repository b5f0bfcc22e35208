const METRES_PER_KM = 1000;

/** Kilometres with one decimal, which is dropped when it is zero: 1500 is 1.5, 2000 and 1980 are 2. */
export function kilometres(metres: number): string {
  return String(Math.round(metres / (METRES_PER_KM / 10)) / 10);
}
