import type { GiftRecipient } from "#api/order/view/gift-recipient.ts";
import type { MailContent } from "#api/platform/messaging/mail-content.ts";
import type { GiftOrderRow } from "#api/schema/gift.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { isolated } from "#domain/text/isolated.ts";
import { faceText, frameOf, type LinkOptions } from "./gift-message-text.ts";

type Withdrawn = LinkOptions & { gift: GiftOrderRow; recipient: GiftRecipient };

/** Tells the recipient of a gift that its code does not work any more. */
export function withdrawnMailContent({ site, origin, gift, recipient }: Withdrawn): MailContent {
  const language = gift.recipientLanguage;
  const { giftMail: words } = lazyMessagesOf(language);
  const name = isolated(recipient.senderName);
  return {
    ...frameOf(language, { site, origin }),
    title: words.withdrawnSubject({ name }),
    hello: words.sendHello({ name: isolated(recipient.recipientName) }),
    lead: words.withdrawnLead({ name, amount: faceText(gift, language) }),
    picture: null,
    code: null,
    action: null,
    sections: [],
  };
}

/** An SMS has no amounts. */
export function withdrawnSmsText({ site, gift, recipient }: Withdrawn): string {
  const { giftMail: words } = lazyMessagesOf(gift.recipientLanguage);
  const brand = messagesOf(gift.recipientLanguage).shell.brand[site.brand];
  return words.smsWithdrawn({ brand, name: recipient.senderName });
}
