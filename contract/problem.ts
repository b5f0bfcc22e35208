import { z } from "zod";

/** RFC 9457, and beside it the `error` object the clients read. */
export const ProblemBody = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  instance: z.string(),
  error: z.object({
    code: z.int(),
    message: z.string(),
    /** Field name to the rule it broke, e.g. `{ email: "email" }`. */
    fields: z.record(z.string(), z.string()),
    requestId: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
});
export type ProblemBody = z.infer<typeof ProblemBody>;
