import type { Visit } from "#web/lib/request/visit.ts";

/** Pages for tests of the thread that renders: each path misbehaves in its own way. */
const pages: Record<string, (request: Request, visit: Visit) => Promise<Response> | Response> = {
  "/form": async (request, { nonce, site, visitorId, now }) => {
    const facts = { body: await request.text(), nonce, siteId: site.siteId, visitorId, now: now.toISOString() };
    const response = Response.json(facts, { status: 201, headers: { "x-method": request.method } });
    for (const cookie of ["a=1; Path=/", "b=2; Path=/"]) response.headers.append("set-cookie", cookie);
    return response;
  },
  "/redirect": () => new Response(null, { status: 302, headers: { location: "/en/login" } }),
  "/calls": async ({ signal }, { dispatch }) => {
    const call = (path: string) =>
      dispatch({ method: "POST", path, headers: { "x-locale": "ar" }, body: "{}", signal });
    return Response.json(await Promise.all([call("/api/one"), call("/api/two")]));
  },
  "/throws": () => {
    throw Object.assign(new TypeError("no such property"), { notSendable: () => {} });
  },
  "/exits": () => process.exit(1),
  "/endless": () => {
    for (;;);
  },
  "/messages": (_request, { scriptFiles }) => Response.json(scriptFiles("ar").messages),
};

export const entry = {
  module: {
    pagesOf: () => async (request: Request, visit: Visit) => {
      const page = await pages[new URL(request.url).pathname]?.(request, visit);
      return page ? { response: page, html: null } : { response: new Response(), html: Buffer.from("page") };
    },
  },
};
