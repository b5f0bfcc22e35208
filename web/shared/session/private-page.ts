/** Pages that need a session; the login drawer cannot open over them. */
export function isPrivatePage(path: string): boolean {
  return /^\/(?:en|ar)\/account(?:[/?#]|$)/.test(path);
}
