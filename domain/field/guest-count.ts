/** Whether a party has an adult and fits into the property. */
export function doesPartyFit({ adults, children }: { adults: number; children: number }, capacity: number): boolean {
  const whole = Number.isInteger(adults) && Number.isInteger(children);
  return whole && adults >= 1 && children >= 0 && adults + children <= capacity;
}
