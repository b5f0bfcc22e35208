/** What a mail server reports of a mail that it could not deliver (RFC 3464). */
export type Bounce = {
  /** The headers in which the address stands to which the report was sent. */
  sentTo: string;
  recipients: { addresses: string[]; isFinal: boolean }[];
};

const HEADERS_OF_RECIPIENT = ["to", "delivered-to", "x-original-to", "envelope-to"];

/** Reads a raw message; `null` if it is no report of a delivery. */
export function readBounce(raw: string): Bounce | null {
  const [head, body] = parted(raw.replace(/\r\n?/g, "\n"));
  const fields = readFields(head);
  const type = fields.get("content-type") ?? "";
  const [, boundary] = /\bboundary="?([^";\s]{1,70})"?/i.exec(type) ?? [];
  if (!/^multipart\/report\b/i.test(type) || !boundary) return null;
  const report = body
    .split(`\n--${boundary}`)
    .map((part) => parted(part.replace(/^\n/, "")))
    .find(([partHead]) =>
      /^message\/(global-)?delivery-status\b/i.test(readFields(partHead).get("content-type") ?? ""),
    );
  if (!report) return null;
  const recipients = report[1].split(/\n\s*\n/).flatMap(readRecipient);
  const sentTo = HEADERS_OF_RECIPIENT.map((name) => fields.get(name) ?? "").join("\n");
  return recipients.length > 0 ? { sentTo, recipients } : null;
}

function readRecipient(block: string): Bounce["recipients"] {
  const fields = readFields(block);
  const addresses = ["final-recipient", "original-recipient"].flatMap((name) => addressOf(fields.get(name)));
  if (addresses.length === 0) return [];
  const isFailed = fields.get("action")?.toLowerCase() === "failed";
  return [{ addresses, isFinal: isFailed && /^5\.\d{1,3}\.\d{1,3}\b/.test(fields.get("status") ?? "") }];
}

/** Such as `rfc822; nora@example.com`. */
function addressOf(field: string | undefined): string[] {
  const [, address] = /^\s*(?:rfc822|utf-8)\s*;\s*<?([^<>\s]+)>?\s*$/i.exec(field ?? "") ?? [];
  return address ? [address.toLowerCase()] : [];
}

/** The head and the body, which an empty line separates. */
function parted(text: string): [head: string, body: string] {
  const end = text.indexOf("\n\n");
  return end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end + 1)];
}

/** The first field of each name; a line that begins with a space continues the one before it. */
function readFields(head: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of head.replace(/\n[ \t]+/g, " ").split("\n")) {
    const [, name, value] = /^([!-9;-~]+):[ \t]*(.*)$/.exec(line) ?? [];
    if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), (value ?? "").trim());
  }
  return fields;
}
