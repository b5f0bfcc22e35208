import PostalMime, { type Email } from "postal-mime";
import { noteForeignKeys } from "../foreign-keys.ts";
import { storeMessage } from "../inbox/inbox.ts";

/** Headers that mail programs act on, under the names that the sender wrote. */
const SHOWN = new Set(["list-unsubscribe", "list-unsubscribe-post"]);

/** Puts a raw mail into the inbox, once for each recipient. */
export async function storeMail(raw: Buffer, recipients: readonly string[]): Promise<void> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: "utf8" });
  noteForeignKeys("mail", JSON.stringify(mail));
  for (const to of recipients)
    storeMessage({
      kind: "mail",
      to,
      from: mail.from?.address ?? "",
      subject: mail.subject ?? "",
      text: unixLines(mail.text),
      html: unixLines(mail.html),
      headers: shownHeaders(mail),
      attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
        name: filename ?? "",
        type: mimeType,
        content: String(content),
      })),
      messageId: /^<?([^@>]+)/.exec(mail.messageId ?? "")?.[1] ?? "",
    });
}

function shownHeaders({ headers }: Email): Record<string, string> {
  const shown = headers.filter(({ key }) => SHOWN.has(key));
  return Object.fromEntries(shown.map(({ originalKey, value }) => [originalKey, value]));
}

function unixLines(text = ""): string {
  return text.replaceAll("\r\n", "\n");
}
