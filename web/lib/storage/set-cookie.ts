/** Sets a cookie from a script of the page. */
export function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and this must be synchronous.
  document.cookie = cookie;
}
