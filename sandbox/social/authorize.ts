import { merchantOrigin } from "../bank/merchant-origin.ts";
import { type Answer, type PartnerRequest, Refusal } from "../route.ts";
import { newCode, signIdToken } from "./id-token.ts";
import { type Person, type Platform, peopleOf, personTyped, platforms } from "./people.ts";

/** The authorisation request of a merchant. */
export type AuthRequest = {
  platform: Platform;
  clientId: string;
  redirectUri: string;
  nonce: string | null;
  state: string;
  language: "en" | "ar";
};

export function platformOf(url: URL): Platform {
  const found = platforms.find((platform) => url.pathname.startsWith(`/social/${platform}/`));
  if (!found) throw new Refusal(404, "no such issuer");
  return found;
}

/** Only known merchants are accepted: an open redirect would leak the token. */
export function readAuthRequest(url: URL): AuthRequest {
  const of = (name: string, max: number) => (url.searchParams.get(name) ?? "").slice(0, max);
  const redirectUri = of("redirect_uri", 500);
  if (!URL.canParse(redirectUri)) throw new Refusal(400, "redirect_uri: an address");
  merchantOrigin(new URL(redirectUri).origin);
  const clientId = of("client_id", 200);
  if (clientId === "") throw new Refusal(400, "client_id: a text");
  return {
    platform: platformOf(url),
    clientId,
    redirectUri,
    nonce: of("nonce", 2_000) || null,
    state: of("state", 2_000),
    language: of("ui_locales", 10).startsWith("ar") ? "ar" : "en",
  };
}

/** Redirects to the merchant with the token in the fragment, which no server and no log sees. */
export async function answerMerchant({ url, body, request }: PartnerRequest): Promise<Answer> {
  const authRequest = readAuthRequest(url);
  const person = personOf(authRequest.platform, body as Record<string, string>);
  const back = new URL(authRequest.redirectUri);
  back.hash = new URLSearchParams(
    person
      ? await grant(authRequest, person, issuerOf(request.headers.host, authRequest.platform))
      : refused(authRequest),
  ).toString();
  return { status: 303, html: "", headers: { location: back.href } };
}

export function issuerOf(host: string | undefined, platform: Platform): string {
  return `http://${host}/social/${platform}`;
}

const refused = ({ state }: AuthRequest) => ({ error: "access_denied", state });

async function grant(authRequest: AuthRequest, person: Person, issuer: string): Promise<Record<string, string>> {
  const { platform, clientId, nonce, state } = authRequest;
  const idToken = await signIdToken(platform, person, { issuer, clientId, nonce });
  const params: Record<string, string> = { id_token: idToken, state };
  if (platform === "apple") params.code = newCode(person, clientId);
  return params;
}

function personOf(platform: Platform, form: Record<string, string>): Person | null {
  if (form.person === "nobody") return null;
  if (form.person === "typed") {
    const email = form.email?.trim().toLowerCase() || null;
    return personTyped(platform, { name: (form.name ?? "").slice(0, 60), email, isVerified: email !== null });
  }
  const picked = peopleOf(platform).find(({ key }) => key === form.person);
  if (!picked) throw new Refusal(400, "person: one of the page");
  return picked;
}
