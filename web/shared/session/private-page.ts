/** Pages that nobody sees without being logged in: no drawer can stand over them. */
export function isPrivatePage(path: string): boolean {
  return /^\/(?:en|ar)\/account(?:[/?#]|$)/.test(path);
}
