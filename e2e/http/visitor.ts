import { request } from "node:http";
import type { Submission } from "./read-form.ts";
import { type ReadPage, readPage } from "./read-page.ts";

const MAX_REDIRECTS = 5;

type Request = { method?: string; path: string; type?: string; body?: string };
/** `html` is the body, also of an answer that is no page. */
type Answer = { status: number; headers: Record<string, string>; location: string | undefined; html: string };

/** A page as the visitor sees it after all redirects. */
export type OpenedPage = ReadPage & Answer & { address: string };

export type Visitor = {
  /** Opens a page of the site, by its path or its whole address. */
  open: (path: string) => Promise<OpenedPage>;
  /** Sends a form as a browser without scripts does. */
  submit: (submission: Submission) => Promise<OpenedPage>;
  /** Calls the API with the cookies of the visitor: POST with a body, GET without. */
  call: <T>(path: string, body?: object) => Promise<T>;
  /** One answer, without following a redirect. */
  ask: (request: Request) => Promise<Answer>;
  cookies: Map<string, string>;
};

/** Somebody whose browser runs no scripts: pages are read, links followed, forms sent, cookies kept. */
export function newVisitor(site: string): Visitor {
  const cookies = new Map<string, string>();
  const host = `${site}.localhost:${process.env.BASE_PORT}`;

  const ask = async ({ method = "GET", path, type, body }: Request): Promise<Answer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      host,
      "sec-fetch-site": "same-origin",
      ...(cookie && { cookie }),
      ...(type && { "content-type": type }),
      ...(method !== "GET" && { origin: `http://${host}`, "content-length": String(Buffer.byteLength(body ?? "")) }),
    };
    const answer = await send({ method, path, headers, body });
    for (const each of answer.setCookies) keepCookie(cookies, each);
    return answer;
  };

  const follow = async (first: Request, redirects = 0): Promise<OpenedPage> => {
    const answer = await ask(first);
    if (!answer.location) return { ...answer, ...readPage(answer.html, first.path), address: first.path };
    if (redirects === MAX_REDIRECTS) throw new Error(`${first.path} redirects too often`);
    return follow({ path: pathOf(answer.location, first.path) }, redirects + 1);
  };

  return {
    cookies,
    ask,
    open: (path) => follow({ path: pathOf(path, "/") }),
    submit: ({ method, path, body }) =>
      follow(method === "GET" ? { path } : { method, path, body, type: "application/x-www-form-urlencoded" }),
    call: async (path, body) => {
      const sent = body && { method: "POST", type: "application/json", body: JSON.stringify(body) };
      return JSON.parse((await ask({ path, ...sent })).html);
    },
  };
}

/** The fragment of an address is never sent. */
function pathOf(address: string, from: string): string {
  const { pathname, search } = new URL(address, `http://localhost${from}`);
  return pathname + search;
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(/;\s*/);
  const [name = "", value = ""] = pair.split(/=(.*)/s);
  const isDeleted = attributes.some((each) => /^(max-age=0|expires=thu, 01 jan 1970.*)$/i.test(each));
  if (isDeleted) cookies.delete(name);
  else cookies.set(name, value);
}

type Sent = { method: string; path: string; headers: Record<string, string>; body: string | undefined };

/** Connects to this machine and names the site in the Host header, because Node does not resolve `*.localhost`. */
function send({ body, ...options }: Sent): Promise<Answer & { setCookies: string[] }> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port: process.env.BASE_PORT, ...options }, async (answer) => {
      const { location, "set-cookie": setCookies = [] } = answer.headers;
      const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
      const html = Buffer.concat(await answer.toArray()).toString();
      resolve({ status: answer.statusCode ?? 0, headers, location, setCookies, html });
    })
      .on("error", reject)
      .end(body);
  });
}
