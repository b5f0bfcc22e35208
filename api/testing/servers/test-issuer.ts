import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

type Signing = { expires?: string; platform?: string; audience?: string };

/** Identity providers that sign any claims; each path of its URL is one provider. */
export async function testIssuer() {
  let { pair, kid } = await newKeys();
  const foreign = await newKeys();
  const requests: string[] = [];
  const granted = new Map<string, string>();
  let isDown = false;
  const server = createServer(async (request, response) => {
    requests.push(request.url ?? "");
    if (request.method === "POST") {
      const idToken = granted.get(new URLSearchParams(await textOf(request)).get("code") ?? "");
      response.writeHead(isDown ? 500 : idToken ? 200 : 400, { "content-type": "application/json" });
      return response.end(JSON.stringify(idToken ? { id_token: idToken } : { error: "invalid_grant" }));
    }
    const keys = [{ ...(await exportJWK(pair.publicKey)), kid, alg: "ES256" }];
    response.writeHead(isDown ? 500 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify({ keys }));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sign = (
    key: Parameters<SignJWT["sign"]>[0],
    claims: JWTPayload,
    { expires = "5m", platform = "google", audience }: Signing,
  ) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "ES256", kid })
      .setIssuer(`${url}/${platform}`)
      .setAudience(audience ?? `client-${platform}`)
      .setSubject(claims.sub ?? randomUUID())
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(key);
  return {
    env: {
      SOCIAL_URL: url,
      SOCIAL_CLIENTS: "google:client-google, facebook:client-facebook, apple:client-apple, apple-native:client-app",
    },
    requests,
    /** A code for a token; it can be exchanged more than once. */
    codeFor: (idToken: string) => {
      const code = randomUUID();
      granted.set(code, idToken);
      return code;
    },
    token: (claims: JWTPayload, signing: Signing = {}) => sign(pair.privateKey, claims, signing),
    /** Signed with another key under the id of ours. */
    forged: (claims: JWTPayload) => sign(foreign.pair.privateKey, claims, {}),
    publicKey: async () => exportJWK(pair.publicKey),
    changeKeys: async () => {
      ({ pair, kid } = await newKeys());
    },
    fail: (yes: boolean) => {
      isDown = yes;
    },
    stop: () => server.close(),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString();
}

async function newKeys() {
  return { pair: await generateKeyPair("ES256", { extractable: true }), kid: randomUUID() };
}
