import { testCards } from "#api/testing/guests/paying-guest.ts";
import { languages } from "#domain/language/language.ts";
import { sites } from "#domain/site/sites.ts";
import { afterPayment, aMember } from "../visitor.ts";
import type { Walk } from "../walk.ts";
import type { WalkContext } from "../walk-context.ts";

/** A member books by card, on every site, in every language and currency. */
export const shortWalks: readonly Walk[] = sites.flatMap((site) =>
  languages.flatMap((language) =>
    site.allowedCurrencies.map((currency) => ({
      name: `short-${site.siteId}-${language}-${currency}`,
      variant: { site, language, currency },
      run: bookByCard,
    })),
  ),
);

async function bookByCard(context: WalkContext): Promise<void> {
  const member = await aMember(context);
  await member.orders();
  const { cartId } = await member.hold(await context.nextStay());
  await member.ownHold();
  const cart = (await member.setGuest(cartId, member.traveller)).json();
  await member.methods(cartId);
  await member.get(cartId);
  const paid = await member.pay(cart, testCards.paid);
  await afterPayment(context, member, { ...paid, cartId });
  await member.calendar(paid.orderNumber);
  await member.orders();
  await member.orders("?list=past");
}
