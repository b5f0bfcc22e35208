/** Keeps a cookie from within the page. */
export function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and this must be done at once.
  document.cookie = cookie;
}
