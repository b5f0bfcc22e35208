import type { APIRequestContext, Page } from "@playwright/test";
import { siteByHost } from "#domain/site/sites.ts";

/** The API of a site, called outside the page, so that a refused call is no error of the page. */
export type SiteApi = { request: APIRequestContext; direct: string; host: string };

export function siteApi(request: APIRequestContext, address: string): SiteApi {
  const { host, port } = new URL(address);
  return { request, direct: `http://127.0.0.1:${port}`, host };
}

/** Copies the cookies that identify the caller: the API set them for another host than that of the page. */
export async function copyCookies(window: Page, address: string, { direct }: SiteApi): Promise<void> {
  const cookies = await window.context().cookies(direct);
  const url = new URL(address).origin;
  await window.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url })));
}

// biome-ignore lint/suspicious/noExplicitAny: the caller knows the type of each answer
type Answer = { isOk: boolean; body: any };

export async function send(
  { request, direct, host }: SiteApi,
  method: string,
  path: string,
  data?: object,
): Promise<Answer> {
  const headers = { host, origin: `http://${host}`, "x-currency": siteByHost(host).currency };
  const answer = await request.fetch(direct + path, { method, headers, ...(data && { data }) });
  const text = await answer.text();
  return { isOk: answer.ok(), body: text === "" ? null : JSON.parse(text) };
}

/** The body of the answer; throws when the call is refused. */
export async function call(api: SiteApi, method: string, path: string, data?: object): Promise<Answer["body"]> {
  const { isOk, body } = await send(api, method, path, data);
  if (!isOk) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
  return body;
}
