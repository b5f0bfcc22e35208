/** A page as Chromium opens it: `*.localhost` is this machine, and the host chooses the site. */
export function addressOf(site: string, path: string): string {
  return `http://${site}.localhost:${process.env.BASE_PORT}${path}`;
}

/** The same page for calls made outside the browser, which do not know `*.localhost`. */
export function directAddress(site: string, path: string): { url: string; headers: Record<string, string> } {
  return { url: `http://127.0.0.1:${process.env.BASE_PORT}${path}`, headers: { host: `${site}.localhost` } };
}
