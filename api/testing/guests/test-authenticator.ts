import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

type Options = { challenge: string; rpId?: string; rp?: { id?: string }; user?: { id: string } };
type Bent = { origin?: string; rpId?: string; isVerified?: boolean };

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64 = (data: Buffer) => data.toString("base64url");
const PRESENT = 1;
const VERIFIED = 4;
const WITH_KEY = 0x40;

/** A software authenticator: creates passkeys and signs with them. */
export function testAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let counter = 0;
  let userHandle = "";

  const dataOf = (rpId: string, flags: number, rest: Buffer = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, rest]);
  };
  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const answer = (response: object) => ({
    id: base64(id),
    rawId: base64(id),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    make: ({ challenge, rp, user }: Options, bent: Bent = {}) => {
      userHandle = user?.id ?? "";
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]);
      const flags = PRESENT | (bent.isVerified === false ? 0 : VERIFIED) | WITH_KEY;
      const authData = dataOf(bent.rpId ?? rp?.id ?? "", flags, key);
      const attestation = [text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0]), text("authData")];
      return answer({
        clientDataJSON: base64(clientData("webauthn.create", challenge, bent.origin)),
        attestationObject: base64(Buffer.concat([Buffer.from([0xa3]), ...attestation, bytes(authData)])),
        transports: ["internal"],
      });
    },
    show: ({ challenge, rpId = "" }: Options, bent: Bent = {}) => {
      counter += 1;
      const authData = dataOf(bent.rpId ?? rpId, PRESENT | (bent.isVerified === false ? 0 : VERIFIED));
      const client = clientData("webauthn.get", challenge, bent.origin);
      return answer({
        clientDataJSON: base64(client),
        authenticatorData: base64(authData),
        signature: base64(sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey)),
        userHandle,
      });
    },
    /** Like a copy of the key made some logins ago. */
    lowerCounter: (logins: number) => {
      counter -= logins;
    },
  };
}

const text = (word: string) => Buffer.concat([Buffer.from([0x60 | word.length]), Buffer.from(word)]);
/** In the shortest form, which parsers require. */
const bytes = (data: Buffer) =>
  Buffer.concat([
    Buffer.from(data.length < 256 ? [0x58, data.length] : [0x59, data.length >> 8, data.length & 255]),
    data,
  ]);

/** An elliptic-curve key in COSE form: a map of five small numbers. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const [across, up] = [Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([head, bytes(across), Buffer.from([0x22]), bytes(up)]);
}
