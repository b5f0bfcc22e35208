import type { APIRequestContext, Page } from "@playwright/test";
import { siteByHost } from "#domain/site/sites.ts";

/** The API of a site, asked beside the page: what it refuses is no complaint of the page's. */
export type Shop = { request: APIRequestContext; direct: string; host: string };

export function shopOf(request: APIRequestContext, address: string): Shop {
  const { host, port } = new URL(address);
  return { request, direct: `http://127.0.0.1:${port}`, host };
}

/** The cookies that say who asks were given to the address we asked at; the page is at another. */
export async function giveCookies(window: Page, address: string, { direct }: Shop): Promise<void> {
  const cookies = await window.context().cookies(direct);
  const url = new URL(address).origin;
  await window.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url })));
}

// biome-ignore lint/suspicious/noExplicitAny: what each call answers is said where it is read
type Answer = { isOk: boolean; body: any };

export async function ask(
  { request, direct, host }: Shop,
  method: string,
  path: string,
  data?: object,
): Promise<Answer> {
  const headers = { host, origin: `http://${host}`, "x-currency": siteByHost(host).currency };
  const answer = await request.fetch(direct + path, { method, headers, ...(data && { data }) });
  const text = await answer.text();
  return { isOk: answer.ok(), body: text === "" ? null : JSON.parse(text) };
}

/** What was asked for; a refusal ends the work. */
export async function call(shop: Shop, method: string, path: string, data?: object): Promise<Answer["body"]> {
  const { isOk, body } = await ask(shop, method, path, data);
  if (!isOk) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
  return body;
}
