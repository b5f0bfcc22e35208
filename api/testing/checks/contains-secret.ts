const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Whether a text contains a secret. Digits of an id, a time or a longer number may look like a code by chance. */
export function containsSecret(text: string, secret: string): boolean {
  if (!/^\d+$/.test(secret)) return text.includes(secret);
  return new RegExp(`(?<![\\d.])${secret}(?!\\d)`).test(text.replace(ids, ""));
}
