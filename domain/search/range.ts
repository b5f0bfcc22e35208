/** Both ends belong to it; an end that is missing is open. */
export type Range = { minimum?: number | undefined; maximum?: number | undefined };

/** Ends given the wrong way round are taken the right way. */
export function soundRange({ minimum, maximum }: Range): Range {
  return minimum !== undefined && maximum !== undefined && minimum > maximum
    ? { minimum: maximum, maximum: minimum }
    : { minimum, maximum };
}

export function isWithin(value: number, { minimum = -Infinity, maximum = Infinity }: Range): boolean {
  return value >= minimum && value <= maximum;
}
