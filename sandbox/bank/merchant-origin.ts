import { Refusal } from "../route.ts";

/** The merchants of the demo have names below localhost; SANDBOX_SHOPS lists the origins of others. */
const LOCAL = /^http:\/\/([a-z0-9-]+\.)*localhost(:\d{1,5})?$|^http:\/\/127\.0\.0\.1(:\d{1,5})?$/;
const named = (process.env.SANDBOX_SHOPS ?? "").split(",").map((origin) => origin.trim());

/** The same as the sources of a policy, for a frame in a frame: every page around it has to be listed. */
export const merchantSources = [
  "http://*.localhost:*",
  "http://localhost:*",
  "http://127.0.0.1:*",
  ...named.filter(Boolean),
].join(" ");

/** Only a known merchant may frame our pages and get their messages. */
export function merchantOrigin(text: string | null): string {
  const origin = text ?? "";
  if (!LOCAL.test(origin) && !(origin !== "" && named.includes(origin)))
    throw new Refusal(400, "origin: the origin of a shop of ours");
  return origin;
}
