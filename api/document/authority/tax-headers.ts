/** A certificate that the tax authority issued, in base64 of DER, and the secret that belongs to it. */
export type Csid = { certificate: string; secret: string };

export const versionHeaders = { "accept-version": "V2", "accept-language": "en" };

/** The authority takes a certificate as it hands it out: its base64 is encoded once more. */
export function csidHeaders({ certificate, secret }: Csid): Record<string, string> {
  const token = Buffer.from(certificate).toString("base64");
  return { authorization: `Basic ${Buffer.from(`${token}:${secret}`).toString("base64")}`, ...versionHeaders };
}
