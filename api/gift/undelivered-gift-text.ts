import type { MailContent } from "#api/platform/messaging/mail-content.ts";
import { maskedContact } from "#domain/account/read-contact.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { isolated } from "#domain/text/isolated.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { giftLink } from "./gift-links.ts";
import { type ForBuyer, frameOf } from "./gift-message-text.ts";

/** Tells the buyer that the gift did not arrive, and how to give it anew. */
export function undeliveredMailContent(given: ForBuyer & { canReturn: boolean }): MailContent {
  const { site, origin, gift, recipient, access, canReturn } = given;
  const { language, orderNumber: number } = gift;
  const { giftMail: words, mail } = lazyMessagesOf(language);
  const phone = leftToRight(site.tollFree ?? site.supportPhone);
  const [name, contact] = [recipient?.recipientName ?? "", maskedContact(recipient?.contact ?? "")];
  return {
    ...frameOf(language, { site, origin }),
    title: words.undeliveredSubject({ number: leftToRight(number) }),
    hello: mail.hello({ name: gift.buyerName }),
    lead: words.undeliveredLead({ name: isolated(name), contact: leftToRight(contact) }),
    picture: null,
    code: null,
    action: { label: words.open, href: giftLink(origin, language, number, access) },
    sections: [{ text: canReturn ? words.undeliveredReturn : words.undeliveredCall({ phone }) }],
  };
}
