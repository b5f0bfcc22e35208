const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/;

/** Whether a URL points to this machine. */
export function isLoopback(url: unknown): boolean {
  return typeof url === "string" && URL.canParse(url) && LOOPBACK.test(new URL(url).hostname);
}
