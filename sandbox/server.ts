import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { happensBefore, isGeneral, takeFault } from "./faults.ts";
import { noteForeignKeys, textOfRequest } from "./foreign-keys.ts";
import { injectFault } from "./inject-fault.ts";
import { routes } from "./partners.ts";
import { readBody, readFile, readForm } from "./read-body.ts";
import { type Answer, Refusal, type Route } from "./route.ts";

/** With a key and a certificate (PEM) it speaks HTTPS, as the partners of production do. */
export type Identity = { key: string; cert: string };

/** All partners on one port. */
export function createSandbox(identity: Identity | null = null): Server {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    handle(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) send(response, refusalOf(error));
      else send(response, { status: 500, json: { error: "internal error of the sandbox" } });
      if (!(error instanceof Refusal)) console.error(error);
    });
  };
  return identity ? createSecureServer(identity, answer) : createServer(answer);
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://sandbox.invalid");
  const route = findRoute(request.method, url.pathname);
  const fault = takeFault(route.method, url.pathname, request.headers["x-sandbox-fault"]);
  const generalFault = fault && isGeneral(fault) ? fault : null;
  if (generalFault && happensBefore(generalFault)) return injectFault(generalFault, response, "");
  const body = await readPostBody(request, route);
  noteForeignKeys(url.pathname.split("/")[1] ?? "", textOfRequest(request, Buffer.isBuffer(body) ? null : body));
  const answer = await route.answer({ url, body, request, fault: generalFault ? null : fault });
  const responseFault = generalFault ?? answer.respondWith;
  if (responseFault) return injectFault(responseFault, response, `${contentOf(answer)[1]}`);
  send(response, answer);
}

function refusalOf({ status, json, xml }: Refusal): Answer {
  return xml === null ? { status, json } : { status, bytes: Buffer.from(xml), type: "application/xml" };
}

function readPostBody(request: IncomingMessage, { method, reads }: Route): Promise<unknown> | null {
  if (reads === "bytes") return readFile(request);
  if (method !== "POST" || reads === "nothing") return null;
  return reads === "form" ? readForm(request) : readBody(request);
}

function findRoute(method: string | undefined, path: string): Route {
  const here = routes.filter((route) => route.path.test(path));
  const found = here.find((route) => route.method === method);
  if (!found) throw new Refusal(here.length > 0 ? 405 : 404, "no such endpoint");
  return found;
}

function send(response: ServerResponse, answer: Answer): void {
  if (response.headersSent) return;
  const [type, content] = contentOf(answer);
  response.writeHead(answer.status ?? 200, {
    "content-type": type,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    ...answer.headers,
  });
  response.end(content);
}

function contentOf(answer: Answer): [type: string, content: string | Uint8Array] {
  if ("json" in answer) return ["application/json; charset=utf-8", JSON.stringify(answer.json)];
  if ("svg" in answer) return ["image/svg+xml; charset=utf-8", answer.svg];
  if ("calendar" in answer) return ["text/calendar; charset=utf-8", answer.calendar];
  if ("bytes" in answer) return [answer.type, answer.bytes];
  if ("font" in answer) return ["font/woff2", answer.font];
  return "html" in answer
    ? ["text/html; charset=utf-8", answer.html]
    : ["text/javascript; charset=utf-8", answer.script];
}
