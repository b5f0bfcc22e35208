import { placesRefusal } from "./places-error.ts";

const FIELDS = ["name", "id", "rating", "userRatingCount", "googleMapsUri", "reviews"];

/** The fields that the mask names; Google answers nothing without one. */
export function masked<Fields extends object>(place: Fields, mask: string): Partial<Fields> {
  if (mask.trim() === "")
    throw placesRefusal(400, "INVALID_ARGUMENT", "FieldMask is a required parameter, as a header or as `fields`.");
  const names = mask.split(",").map((name) => name.trim());
  if (names.includes("*")) return place;
  const wrong = names.find((name) => !FIELDS.includes(name));
  if (wrong !== undefined) {
    const message = `Error expanding 'fields' parameter. Cannot find matching fields for path '${wrong}'.`;
    throw placesRefusal(400, "INVALID_ARGUMENT", message);
  }
  return Object.fromEntries(Object.entries(place).filter(([name]) => names.includes(name))) as Partial<Fields>;
}
