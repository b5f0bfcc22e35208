/** What a listing may say, in the units that hosts write: riyals, square metres, metres and kilometres. */
export const listingLimits = {
  size: [10, 20_000],
  capacity: [1, 60],
  /** Riyals. */
  deposit: [0, 5_000],
  /** Riyals a stay before VAT. */
  serviceFee: [0, 5_000],
  nameLength: [3, 60],
  descriptionLength: [80, 3_000],
  infoLength: [3, 500],
  ruleLength: [5, 200],
  otherRules: 10,
  spaceCount: [1, 20],
  spaces: 60,
  amenities: 3,
  photos: 8,
  maxPhotos: 40,
  maxPanoramas: 12,
  feeds: 5,
} as const;

export const freeCancellationHours = [24, 48, 60, 72, 96, 168] as const;
