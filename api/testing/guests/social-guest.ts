import { endpoints } from "#contract/endpoint/endpoints.ts";
import { aCartGuest, type CartGuest, type Reachable } from "./cart-guest.ts";

type Platform = "google" | "facebook" | "apple";
type Fields = Record<string, string>;

const social = "/api/account/auth/social";
const encoded = (fields: Fields) => new URLSearchParams(fields).toString();

/** A browser that logs in with a company. */
export function aSocialGuest(app: Reachable, guest: Pick<CartGuest, "call" | "cookies"> = aCartGuest(app)) {
  /** Begins a login; returns what the page asks the company for. */
  const start = async (platform: Platform, headers?: Fields) => {
    const url = endpoints.startSocialLogin.url.replace(":platform", platform);
    const answer = await guest.call("POST", url, undefined, headers);
    return new URL(answer.json().authorizeUrl);
  };
  /** Returns from the company, as browsers do: a form of another site brings only the cookie that it may. */
  const comeBack = (platform: Platform, fields: Fields) => {
    const back = `${social}/${platform}/return`;
    if (platform !== "apple")
      return guest.call("GET", `${back}?${encoded(fields)}`, undefined, { "sec-fetch-site": "cross-site" });
    const attempt = guest.cookies.get("socialAttempt");
    return guest.call("POST", back, Buffer.from(encoded(fields)), {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "cross-site",
      cookie: attempt ? `socialAttempt=${attempt}` : "none=1",
    });
  };
  const finish = () => guest.call("POST", endpoints.finishSocialLogin.url);
  /** A whole login at the sandbox as one of the people there, or as one typed in. */
  const logIn = async (platform: Platform, person: Fields) => {
    await comeBack(platform, await pickAt(await start(platform), person));
    return finish();
  };
  return { call: guest.call, start, comeBack, finish, logIn };
}

/** Picks a person on the page of the sandbox; returns what the guest brings back. */
export async function pickAt(authorizeUrl: URL, person: Fields): Promise<Fields> {
  const answer = await fetch(authorizeUrl, {
    method: "POST",
    body: new URLSearchParams(person),
    redirect: "manual",
  });
  const location = answer.headers.get("location");
  if (location) return Object.fromEntries(new URL(location).searchParams);
  const inputs = (await answer.text()).matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, value.replaceAll("&quot;", '"')]));
}

/** A person who typed a name and an address at the company. */
export const typedPerson = (email = `${crypto.randomUUID()}@example.test`, name = "Huda Ali") => ({
  person: "typed",
  name,
  email,
});
