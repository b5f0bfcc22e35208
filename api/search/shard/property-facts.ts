import type { Point } from "#domain/location/shift.ts";
import type { Picture } from "#domain/picture/picture-keys.ts";
import type { CancellationTerms } from "#domain/policy/cancellation-policy.ts";
import type { HomeRates } from "#domain/price/home-rates.ts";
import type { StayRule } from "#domain/stay/stay-rules.ts";

/** Everything a search knows of one listed home, as it is read from the database. */
export type HomeFacts = {
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
  capacity: number;
  rank: number;
  dynamicRank: number;
  is3DView: boolean;
  licenseNumber: string | null;
  checkOutTo: string;
  terms: Omit<CancellationTerms, "checkIn">;
  /** Where guests are shown the home, not where it is. */
  latitude: number;
  longitude: number;
  /** Where it is. */
  exact: Point;
  review: { averageRating: number; reviewCount: number };
  /** Rolls its pictures anew; see `PictureFacts`. */
  salt: number;
  /** Those of its card. */
  pictures: Pick<Picture, "id" | "key" | "rank">[];
  rates: HomeRates;
  rules: StayRule[];
  /** Days since 1970 of the nights nobody else can have. */
  takenNights: number[];
  /** When the first of its holds ends by itself, in ms; `null` without one. */
  holdEndsAt: number | null;
};
