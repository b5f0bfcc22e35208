/**
 * What lenders lend to guests of which countries, in the currency of the country alone: amounts in halalas, and in how many
 * instalments. Pages read it without the table of all methods.
 */
const limits = { min: 10_000, max: 1_000_000 } as const;

export const tabbyLending = { countries: ["SA", "AE", "KW"], limits, instalments: [4] } as const;
export const tamaraLending = { countries: ["SA", "AE"], limits, instalments: [3, 4] } as const;
export const lending = [tabbyLending, tamaraLending] as const;
