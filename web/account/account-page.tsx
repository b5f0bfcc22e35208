import { ChevronRight, LogOut, MailWarning } from "lucide-react";
import { Link } from "react-router";
import type { User } from "#contract/account/account.ts";
import type { OwnCoupon } from "#contract/cart/coupon.ts";
import type { OrderSummary } from "#contract/order/order-list.ts";
import { AccountFrame } from "#web/account-frame/account-frame.tsx";
import { pageIcons, pageOf, useAccountPages } from "#web/account-frame/account-pages.ts";
import type { AccountPageData } from "#web/account-frame/load-account-page.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { LogOutForm } from "#web/session/log-out-form.tsx";
import { OrderLine } from "#web/shared/order/order-line.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { useConnected } from "#web/shared/use-connected.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { TextLink } from "#web/ui/navigation/text-link.tsx";
import { OwnCoupons } from "./own-coupons.tsx";

/** The start page of the account: the next stay, and links to all pages. */
export default function AccountPage(own: AccountPageData<{ next: OrderSummary | null; coupons: OwnCoupon[] }>) {
  const words = useNamespace("account");
  const title = own.user ? words.hello({ name: `\u2068${own.user.firstName}\u2069` }) : words.nav;
  return (
    <AccountFrame own={own} page="account" title={title}>
      {({ next, coupons }, user) => (
        <div className="grid gap-8">
          <Unverified user={user} />
          <NextStay order={next} />
          <OwnCoupons coupons={coupons} />
          <PageLinks />
        </div>
      )}
    </AccountFrame>
  );
}

/** An unverified contact could belong to somebody else. */
function Unverified({ user: { email, phone, emailVerified, phoneVerified } }: { user: User }) {
  const words = useNamespace("account");
  const path = usePaths();
  const hasSms = usePageContext().smsReach !== "none";
  const isEmailOpen = email && !emailVerified;
  // Without SMS a number cannot be confirmed.
  const isPhoneOpen = phone && !phoneVerified && hasSms;
  if (!isEmailOpen && !isPhoneOpen) return null;
  return (
    <div className="flex items-start gap-3 rounded-card bg-warning-soft p-4 text-warning">
      <Icon icon={MailWarning} className="mt-0.5" />
      <p className="type-body">
        {hasSms ? words.unverified : words.unverifiedEmail}{" "}
        <TextLink to={path("accountProfile")}>{words.verifyNow}</TextLink>
      </p>
    </div>
  );
}

function NextStay({ order }: { order: OrderSummary | null }) {
  const words = useNamespace("account");
  const path = usePaths();
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className="mb-3 text-text type-h2">
        {words.next}
      </h2>
      {order ? (
        <>
          <OrderLine order={order} />
          <p className="mt-3 type-body">
            <TextLink to={path("accountOrders")}>{words.allOrders}</TextLink>
          </p>
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-border bg-surface p-4 sm:p-6">
          <p className="text-text-2 type-body">{words.noNext}</p>
          <ButtonLink to={path("frontPage")}>{words.find}</ButtonLink>
        </div>
      )}
    </section>
  );
}

/** On phones the list of all pages; on wide screens, beside the navigation, cards with a description of each. */
function PageLinks() {
  const words = useNamespace("account");
  const path = usePaths();
  const isConnected = useConnected();
  return (
    <div>
      <ul className="overflow-hidden rounded-card border border-border bg-surface desktop:grid desktop:grid-cols-2 desktop:gap-4 desktop:overflow-visible desktop:border-0 desktop:bg-transparent">
        {useAccountPages().map((page) =>
          page === "account" ? null : (
            <li key={page} className="border-border border-b desktop:border-b-0">
              <Link
                to={path(pageOf[page])}
                onClick={isConnected}
                className="flex h-full min-h-16 items-center gap-4 px-4 py-3 text-text no-underline transition-colors hover:bg-sunken desktop:rounded-card desktop:border desktop:border-border desktop:bg-surface desktop:p-5 desktop:hover:border-primary desktop:hover:bg-surface"
              >
                <Icon icon={pageIcons[page]} size="l" className="text-primary" />
                <span className="min-w-0 grow">
                  <span className="block font-bold type-body">{words.places[page]}</span>
                  <span className="block text-text-2 type-small">{words.about[page]}</span>
                </span>
                <Icon icon={ChevronRight} className="text-muted" />
              </Link>
            </li>
          ),
        )}
        <li className="desktop:hidden">
          <LogOutForm className="flex min-h-16 w-full items-center gap-4 px-4 py-3 text-start font-bold text-text type-body hover:bg-sunken">
            <Icon icon={LogOut} size="l" className="text-text-2" />
            {words.logOut}
          </LogOutForm>
        </li>
      </ul>
    </div>
  );
}
