import { merchantOrigin } from "../bank/merchant-origin.ts";
import { sandboxNow } from "../clock.ts";
import { type Answer, type PartnerRequest, Refusal } from "../route.ts";
import { userAtFirst } from "./apple-access.ts";
import type { AuthRequest } from "./auth-request.ts";
import { newCode } from "./codes.ts";
import { requestRefusal } from "./company-errors.ts";
import { type Person, type Platform, peopleOf, personTyped, platforms } from "./people.ts";
import { postBackPage } from "./post-back-page.ts";
import { isPageClient } from "./social-clients.ts";

const CHALLENGE = /^[\w-]{43}$/;

export function platformOf(url: URL): Platform {
  const found = platforms.find((platform) => url.pathname.startsWith(`/social/${platform}/`));
  if (!found) throw new Refusal(404, "no such issuer");
  return found;
}

/** Refuses what the company refuses: only known merchants, a code with PKCE, and at Apple a form. */
export function readAuthRequest(url: URL): AuthRequest {
  const of = (name: string, max = 2_000) => (url.searchParams.get(name) ?? "").slice(0, max);
  const platform = platformOf(url);
  const redirectUri = of("redirect_uri", 500);
  if (!isRegistered(platform, redirectUri)) throw requestRefusal("redirect_uri_mismatch", "redirect_uri");
  if (!isPageClient(platform, of("client_id", 200))) throw requestRefusal("invalid_client", "client_id");
  if (of("response_type") !== "code") throw requestRefusal("unsupported_response_type", "response_type: code");
  refuseScopes(platform, of("scope").split(/[ ,]/), of("response_mode"));
  if (!CHALLENGE.test(of("code_challenge")) || of("code_challenge_method") !== "S256")
    throw requestRefusal("invalid_request", "code_challenge: S256");
  return {
    platform,
    clientId: of("client_id", 200),
    redirectUri,
    challenge: of("code_challenge"),
    nonce: of("nonce") || null,
    state: of("state"),
    language: of("ui_locales", 10).startsWith("ar") ? "ar" : "en",
  };
}

/** Every address of a merchant is registered with the company, to the letter. */
function isRegistered(platform: Platform, redirectUri: string): boolean {
  if (!URL.canParse(redirectUri)) return false;
  const { origin } = new URL(redirectUri);
  merchantOrigin(origin);
  return redirectUri === `${origin}/api/account/auth/social/${platform}/return`;
}

function refuseScopes(platform: Platform, scopes: string[], responseMode: string): void {
  if (platform !== "apple" && !scopes.includes("openid")) throw requestRefusal("invalid_scope", "scope: openid");
  if (platform !== "apple" && !["", "query"].includes(responseMode))
    throw requestRefusal("invalid_request", "response_mode");
  const asksWho = scopes.some((scope) => scope === "name" || scope === "email");
  if (platform === "apple" && asksWho && responseMode !== "form_post")
    throw requestRefusal("invalid_request", "response_mode must be form_post when name or email scope is requested.");
  if (responseMode === "fragment") throw requestRefusal("invalid_request", "response_mode");
}

/** Returns the guest to the merchant with a code: Apple by a form, the others by an address. */
export function answerMerchant({ url, body }: PartnerRequest): Answer {
  const authRequest = readAuthRequest(url);
  const { platform, redirectUri, state } = authRequest;
  const person = personOf(platform, body as Record<string, string>);
  if (platform === "apple") return postBackPage(authRequest, { state, ...appleFields(authRequest, person) });
  const back = new URL(redirectUri);
  const fields = person ? { code: codeFor(authRequest, person) } : refused[platform];
  for (const [name, value] of Object.entries({ state, ...fields })) back.searchParams.set(name, value);
  if (platform === "facebook") back.hash = "_=_";
  return { status: 303, html: "", headers: { location: back.href } };
}

const refused = {
  google: { error: "access_denied" },
  facebook: {
    error: "access_denied",
    error_code: "200",
    error_reason: "user_denied",
    error_description: "Permissions error",
  },
} as const;

function appleFields(authRequest: AuthRequest, person: Person | null): Record<string, string> {
  if (!person) return { error: "user_cancelled_authorize" };
  const user = userAtFirst(person);
  return { code: codeFor(authRequest, person), ...(user && { user }) };
}

function codeFor({ platform, clientId, nonce, redirectUri, challenge }: AuthRequest, person: Person): string {
  return newCode({ platform, person, clientId, nonce, page: { redirectUri, challenge } }, sandboxNow());
}

export function issuerOf(host: string | undefined, platform: Platform): string {
  return `http://${host}/social/${platform}`;
}

export function personOf(platform: Platform, form: Record<string, string>): Person | null {
  if (form.person === "nobody") return null;
  if (form.person === "typed") {
    const email = form.email?.trim().toLowerCase() || null;
    return personTyped(platform, { name: (form.name ?? "").slice(0, 60), email, isVerified: email !== null });
  }
  const picked = peopleOf(platform).find(({ key }) => key === form.person);
  if (!picked) throw new Refusal(400, "person: one of the page");
  return picked;
}
