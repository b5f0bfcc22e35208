import type { FastifyReply, FastifyRequest } from "fastify";

/** The request as the pages understand it: absolute address, headers, body, and a signal for a guest who left. */
export function pageRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController();
  reply.raw.once("close", () => !reply.raw.writableFinished && gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  const body = Buffer.isBuffer(request.body) && request.body.length > 0 ? new Uint8Array(request.body) : null;
  return new Request(addressOf(request), { method: request.method, headers, body, signal: gone.signal });
}

/**
 * A guest may send any host and any path; neither may break the address. The path starts with one slash, so that a page
 * that redirects to its own path cannot name another host.
 */
function addressOf(request: FastifyRequest): URL {
  const origin = URL.canParse(`${request.protocol}://${request.host}`)
    ? `${request.protocol}://${request.host}`
    : "http://localhost";
  const url = new URL(`${new URL(origin).origin}${request.url.startsWith("/") ? request.url : `/${request.url}`}`);
  url.pathname = url.pathname.replace(/^\/{2,}/, "/");
  return url;
}

export async function sendPage(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== "set-cookie") reply.header(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  return reply.send(response.body ? Buffer.from(await response.arrayBuffer()) : null);
}
