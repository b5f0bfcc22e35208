import { Refusal } from "../route.ts";

/** What the store says when it refuses, as XML. */
export function s3Refusal(status: number, code: string): Refusal {
  return new Refusal(status, code, null, `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}
