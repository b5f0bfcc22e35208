import type { PictureDescription } from "#api/picture/describe-pictures.ts";
import type { Point } from "#domain/location/shift.ts";
import type { Picture } from "#domain/picture/picture-keys.ts";
import type { CancellationTerms } from "#domain/policy/cancellation-policy.ts";
import type { PropertyRates } from "#domain/price/property-rates.ts";
import type { BookingRule } from "#domain/stay/booking-rule.ts";
import type { StayRule } from "#domain/stay/stay-rules.ts";

/** Everything that a search knows of one listed property, as it is read from the database. */
export type PropertyFacts = {
  id: number;
  nameEn: string;
  nameAr: string;
  cityId: number;
  areaId: number;
  propertyTypeId: number;
  amenityIds: number[];
  /** The kind of each room, in their order. */
  rooms: number[];
  /** Each kind once, however many rooms there are of it. */
  spaceIds: number[];
  guestTypeIds: number[];
  bedRoomCount: number;
  bathRoomCount: number;
  size: number;
  /** Guests at most, day visitors included. */
  capacity: number;
  /** Guests who can sleep there. */
  sleeps: number;
  rank: number;
  dynamicRank: number;
  is3DView: boolean;
  /** `0` or `1` for each yes-or-no filter, in the order of the table. */
  checkboxes: string;
  licenseNumber: string | null;
  checkOutTo: string;
  terms: Omit<CancellationTerms, "checkIn">;
  /** The point that guests see, near the real one. */
  latitude: number;
  longitude: number;
  /** The real point. */
  exact: Point;
  review: { averageRating: number; reviewCount: number };
  /** The seed of its pictures; see `PictureFacts`. */
  salt: number;
  isBySea: boolean;
  /** The pictures of its card. */
  pictures: Pick<Picture, "id" | "key" | "rank">[];
  /** What stands for its first photograph; `null` where pictures are drawn, because describing one takes long. */
  cover: PictureDescription | null;
  rates: PropertyRates;
  rules: StayRule[];
  bookingRule: BookingRule | null;
  /** Days since 1970 of the nights that are claimed. */
  takenNights: number[];
  /** Differs when anything but its taken nights does. */
  fingerprint: number;
  /** When the first of its holds expires, in ms; `null` without one. */
  holdEndsAt: number | null;
};
