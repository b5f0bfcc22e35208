/** Programmes of other companies whose points pay for a stay, as the API names them. */
export const programmes = ["mokafa", "qitaf", "fursan"] as const;
export type Programme = (typeof programmes)[number];

export function isProgramme(method: string): method is Programme {
  return programmes.some((name) => name === method);
}

/** What a programme calls one unit of its balance; a message of this name counts it. */
export const pointUnits = { mokafa: "points", qitaf: "points", fursan: "miles" } as const satisfies Record<
  Programme,
  "points" | "miles"
>;

/** The agreement with a programme. A payment leg stores the rate that it was made with. */
export type PointsRate = {
  pointsPerRiyal: number;
  /** The smallest value that a guest may use. */
  minRiyals: number;
  /** The largest part of a booking that points may pay. */
  maxPercent: number;
  /** The paid amount that earns one point; `null` if a stay earns none. */
  earnRiyalsPerPoint: number | null;
};

export const pointsRates = {
  mokafa: { pointsPerRiyal: 250, minRiyals: 10, maxPercent: 100, earnRiyalsPerPoint: 1 },
  qitaf: { pointsPerRiyal: 5, minRiyals: 10, maxPercent: 100, earnRiyalsPerPoint: 10 },
  fursan: { pointsPerRiyal: 100, minRiyals: 10, maxPercent: 100, earnRiyalsPerPoint: null },
} as const satisfies Record<Programme, PointsRate>;
