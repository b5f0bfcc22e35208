import { createHmac, timingSafeEqual } from "node:crypto";

/** `bounce+` and 52 hexadecimal digits: a server may change their case, and a local part may have 64 characters. */
const BOUNCE = /\bbounce\+([0-9a-f]{32})([0-9a-f]{20})@/i;
const MARK_DIGITS = 20;
const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

type Sent = { messageId: string; to: string };

/** The envelope sender of a mail: what cannot be delivered returns there, and the mark proves which mail to whom it was. */
export function bounceAddress(secrets: readonly string[], sent: Sent, domain: string): string {
  return `bounce+${sent.messageId.replaceAll("-", "")}${markOf(secrets[0] ?? "", sent)}@${domain}`;
}

/** The mail to this recipient that an envelope sender was made for, or `null`. */
export function readBounceAddress(secrets: readonly string[], text: string, to: string): { messageId: string } | null {
  const [, id = "", mark = ""] = BOUNCE.exec(text) ?? [];
  const messageId = id.toLowerCase().replace(UUID, "$1-$2-$3-$4-$5");
  const given = Buffer.from(mark.toLowerCase());
  const isOurs = secrets.some((secret) => {
    const ours = Buffer.from(markOf(secret, { messageId, to }));
    return given.length === ours.length && timingSafeEqual(given, ours);
  });
  return isOurs ? { messageId } : null;
}

function markOf(secret: string, { messageId, to }: Sent): string {
  const mac = createHmac("sha256", secret).update(`bounce:${messageId}:${to.toLowerCase()}`);
  return mac.digest("hex").slice(0, MARK_DIGITS);
}
