import type { Shown } from "#api/freshness/shown-properties.ts";
import type { Dispatch } from "#web/lib/api/call-endpoint.ts";

/** An answer of the API before it is parsed: text is cheap to send to the thread that renders. */
export type ApiText = {
  status: number;
  text: string;
  cookies: readonly string[];
  /** Absent when the API does not say it. */
  shown?: Shown | undefined;
};
export type CallForText = (request: Parameters<Dispatch>[0]) => Promise<ApiText>;

export function parsedAnswers(call: CallForText): Dispatch {
  return async (request) => {
    const { status, text, cookies } = await call(request);
    return { status, body: text === "" ? undefined : JSON.parse(text), cookies };
  };
}
