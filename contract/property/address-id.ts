import { z } from "zod";

/** An id in a URL: only digits, and not larger than the database allows. */
export const AddressId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int32().positive());
