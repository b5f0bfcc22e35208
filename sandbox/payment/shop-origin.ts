import { Refusal } from "../route.ts";

/** The shops of the demo live below localhost; another one is named by the setting, as a list of origins. */
const LOCAL = /^http:\/\/([a-z0-9-]+\.)*localhost(:\d{1,5})?$|^http:\/\/127\.0\.0\.1(:\d{1,5})?$/;
const named = (process.env.SANDBOX_SHOPS ?? "").split(",").map((origin) => origin.trim());

/** Only a shop we know may frame a page of ours and hear what it says. */
export function shopOrigin(text: string | null): string {
  const origin = text ?? "";
  if (!LOCAL.test(origin) && !(origin !== "" && named.includes(origin)))
    throw new Refusal(400, "origin: the origin of a shop of ours");
  return origin;
}
