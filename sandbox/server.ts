import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isGeneral, strikesBefore, takeFault } from "./faults.ts";
import { misbehave } from "./misbehave.ts";
import { routes } from "./partners.ts";
import { readBody, readForm } from "./read-body.ts";
import { type Answer, Refusal, type Route } from "./route.ts";

/** The outside world on one port. */
export function createSandbox(): Server {
  return createServer((request, response) => {
    visit(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) send(response, { status: error.status, json: { error: error.message } });
      else send(response, { status: 500, json: { error: "the sandbox itself is broken" } });
      if (!(error instanceof Refusal)) console.error(error);
    });
  });
}

async function visit(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://sandbox.invalid");
  const route = findRoute(request.method, url.pathname);
  const fault = takeFault(route.method, url.pathname, request.headers["x-sandbox-fault"]);
  const misdeed = fault && isGeneral(fault) ? fault : null;
  if (misdeed && strikesBefore(misdeed)) return misbehave(misdeed, response, "");
  const body = await readPosted(request, route);
  const answer = await route.answer({ url, body, request, fault: misdeed ? null : fault });
  const leaving = misdeed ?? answer.leaving;
  if (leaving) return misbehave(leaving, response, contentOf(answer)[1]);
  send(response, answer);
}

function readPosted(request: IncomingMessage, { method, reads }: Route): Promise<unknown> | null {
  if (method !== "POST") return null;
  return reads === "form" ? readForm(request) : readBody(request);
}

function findRoute(method: string | undefined, path: string): Route {
  const here = routes.filter((route) => route.path.test(path));
  const found = here.find((route) => route.method === method);
  if (!found) throw new Refusal(here.length > 0 ? 405 : 404, "the sandbox has no such thing");
  return found;
}

function send(response: ServerResponse, answer: Answer): void {
  if (response.headersSent) return;
  const [type, text] = contentOf(answer);
  response.writeHead(answer.status ?? 200, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    ...answer.headers,
  });
  response.end(text);
}

function contentOf(answer: Answer): [type: string, text: string] {
  if ("json" in answer) return ["application/json", JSON.stringify(answer.json)];
  return "html" in answer ? ["text/html", answer.html] : ["text/javascript", answer.script];
}
