import { z } from "zod";

/** RFC 9457 with the `error` object that clients read. */
export const ProblemBody = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  instance: z.string(),
  error: z.object({
    code: z.int(),
    message: z.string(),
    /** The rule that each field broke, e.g. `{ email: "email" }`. */
    fields: z.record(z.string(), z.string()),
    requestId: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
});
export type ProblemBody = z.infer<typeof ProblemBody>;
