import { promises as dns, type LookupAddress } from "node:dns";
import { Agent as HttpAgent, type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { OutsideRefused } from "./outside-refused.ts";
import { isPublicAddress } from "./public-address.ts";
import { ACCEPTED_ENCODINGS, readOutsideBody } from "./read-outside-body.ts";

export type OutsideOptions = {
  /** Of the body after decompression. */
  maxBytes: number;
  /** For the whole fetch with all redirects. */
  timeoutMs: number;
  headers?: Record<string, string>;
  /** Only these hosts and the hosts below them; without any all public hosts. */
  hosts?: readonly string[];
  /** The sandbox, which is on this machine and speaks HTTP. Production has none. */
  sandboxOrigin?: string | null;
};

export type OutsideAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** How addresses outside are reached. Tests replace it; the rules about addresses are the same. */
export type OutsideNetwork = {
  /** All addresses of a name. */
  resolve: (host: string) => Promise<LookupAddress[]>;
  isPublic: (address: string) => boolean;
  port: number;
  /** Certificates to trust; by default those of Node. */
  ca?: string;
};

const internet: OutsideNetwork = {
  resolve: (host) => dns.lookup(host, { all: true }),
  isPublic: isPublicAddress,
  port: 443,
};

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

// Connections are not reused, so that each one goes to an address that was judged for it.
const agents = { "http:": new HttpAgent({ keepAlive: false }), "https:": new HttpsAgent({ keepAlive: false }) };

/**
 * Fetches an address that somebody typed. Only HTTPS on port 443, only public addresses, and the connection goes to the very
 * address that was judged. Each redirect is judged anew. No cookies, no credentials. Throws `OutsideRefused`.
 */
export async function fetchOutside(
  url: string,
  options: OutsideOptions,
  network: OutsideNetwork = internet,
): Promise<OutsideAnswer> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    let target = readTarget(url);
    for (let redirects = 0; ; redirects++) {
      requireAllowed(target, options, network);
      const response = await send(target, { options, network, signal });
      const location = redirectOf(response);
      if (location === null) {
        const body = await readOutsideBody(response, options.maxBytes);
        return { status: response.statusCode ?? 0, headers: response.headers, body };
      }
      response.destroy();
      if (redirects === MAX_REDIRECTS) throw new OutsideRefused("redirects");
      target = readTarget(location, target);
    }
  } catch (cause) {
    if (cause instanceof OutsideRefused) throw cause;
    throw new OutsideRefused(signal.aborted ? "timeout" : "broken", cause);
  }
}

/** Calendars are also linked as `webcal:`, which means HTTPS. */
function readTarget(text: string, base?: URL): URL {
  const written = text.trim().replace(/^webcals?:/i, "https:");
  if (!URL.canParse(written, base)) throw new OutsideRefused("malformed");
  return new URL(written, base);
}

function isSandbox(url: URL, { sandboxOrigin }: OutsideOptions): boolean {
  return sandboxOrigin != null && url.origin === new URL(sandboxOrigin).origin;
}

function requireAllowed(url: URL, options: OutsideOptions, network: OutsideNetwork): void {
  if (url.username !== "" || url.password !== "") throw new OutsideRefused("credentials");
  if (isSandbox(url, options)) return;
  if (url.protocol !== "https:") throw new OutsideRefused("scheme");
  if (url.port !== "") throw new OutsideRefused("port");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // Node calls `lookup` for names only.
  if (isIP(host) && !network.isPublic(host)) throw new OutsideRefused("address");
  if (!isHostAllowed(host, options)) throw new OutsideRefused("host");
}

function isHostAllowed(host: string, { hosts = [] }: OutsideOptions): boolean {
  return hosts.length === 0 || hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`));
}

type Sending = { options: OutsideOptions; network: OutsideNetwork; signal: AbortSignal };

function send(url: URL, { options, network, signal }: Sending): Promise<IncomingMessage> {
  const headers = { accept: "*/*", "accept-encoding": ACCEPTED_ENCODINGS, ...options.headers };
  const request = { method: "GET", headers, signal };
  return new Promise((resolve, reject) => {
    const sent = isSandbox(url, options)
      ? (url.protocol === "https:" ? requestHttps : requestHttp)(url, {
          ...request,
          agent: url.protocol === "https:" ? agents["https:"] : agents["http:"],
        })
      : requestHttps(url, {
          ...request,
          agent: agents["https:"],
          port: network.port,
          lookup: guardedLookup(network),
          ...(network.ca !== undefined && { ca: network.ca }),
        });
    sent.on("response", resolve);
    sent.on("error", (cause) =>
      reject(cause instanceof OutsideRefused || signal.aborted ? cause : new OutsideRefused("unreachable", cause)),
    );
    sent.end();
  });
}

/** Connects to nothing unless every address of the name is public. */
function guardedLookup({ resolve, isPublic }: OutsideNetwork): LookupFunction {
  return (host, options, done) => {
    const refuse = (reason: "address" | "unresolved", cause?: unknown) =>
      done(new OutsideRefused(reason, cause), [], undefined);
    const answer = (found: LookupAddress[]) => {
      const [first] = found;
      if (!first) return refuse("unresolved");
      if (!found.every(({ address }) => isPublic(address))) return refuse("address");
      return options.all ? done(null, found) : done(null, first.address, first.family);
    };
    resolve(host).then(answer, (cause: unknown) => refuse("unresolved", cause));
  };
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | null {
  return REDIRECTS.has(statusCode) ? (headers.location ?? null) : null;
}
