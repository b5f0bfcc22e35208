import { useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import type { OrderSummary } from "#contract/order/order-list.ts";
import { AccountFrame } from "#web/account-frame/account-frame.tsx";
import type { AccountPageData } from "#web/account-frame/load-account-page.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NoResultsSpot } from "#web/illustration/no-results-spot.tsx";
import { OrderLine } from "#web/shared/order/order-line.tsx";
import { storeBookings } from "#web/shared/order/store-bookings.ts";
import { PAGE_SIZES, pageParams } from "#web/shared/paging/page-query.ts";
import { PageSizes } from "#web/shared/paging/page-sizes.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Pager } from "#web/ui/navigation/pager.tsx";
import { LinkOrder } from "../look-up/link-order.tsx";
import { type OrderList, orderLists, readOrderList } from "./order-list.ts";

export type OrdersFound = { items: OrderSummary[]; page: number; pageSize: number; totalCount: number };

/** The bookings of an account, upcoming and past ones separately. */
export default function OrdersPage(own: AccountPageData<OrdersFound>) {
  const words = useNamespace("orders");
  const [params] = useSearchParams();
  const query = readOrderList(params);
  const hrefFor = useListAddress();
  const items = own.found?.items;
  useEffect(() => storeBookings((items ?? []).filter((order) => order.productType !== "gift-card")), [items]);
  return (
    <AccountFrame own={own} page="orders">
      {({ items, page, pageSize, totalCount }) => (
        <div className="grid gap-5">
          <ListTabs list={query.list} />
          {items.length === 0 ? (
            <Nothing list={query.list} />
          ) : (
            <>
              <p className="text-text-2 type-small">{words.count({ n: totalCount })}</p>
              <ul className="grid gap-4">
                {items.map((order) => (
                  <li key={order.orderNumber}>
                    <OrderLine order={order} />
                  </li>
                ))}
              </ul>
              <Pager
                page={page}
                pages={Math.ceil(totalCount / pageSize)}
                hrefFor={(number) => hrefFor({ ...query, page: number })}
              />
            </>
          )}
          {totalCount > PAGE_SIZES[0] && (
            <PageSizes
              label={words.size}
              current={pageSize}
              hrefFor={(size) => hrefFor({ list: query.list, page: 1, pageSize: size })}
            />
          )}
          <LinkOrder />
        </div>
      )}
    </AccountFrame>
  );
}

type ListQuery = ReturnType<typeof readOrderList>;

/** The default page and size are left out of the URL. */
function useListAddress(): (query: ListQuery) => string {
  const path = usePaths();
  return ({ list, page, pageSize }) =>
    path("accountOrders", {
      tab: list,
      ...pageParams({ page, pageSize }),
    });
}

/** Two URLs, so they are links. */
function ListTabs({ list }: { list: OrderList }) {
  const words = useNamespace("orders");
  const hrefFor = useListAddress();
  return (
    <nav aria-label={words.tabs}>
      <ul className="flex border-border border-b">
        {orderLists.map((each) => (
          <li key={each}>
            <Link
              to={hrefFor({ list: each, page: 1, pageSize: PAGE_SIZES[0] })}
              aria-current={each === list ? "page" : undefined}
              className="-mb-px inline-flex min-h-12 items-center border-transparent border-b-3 px-4 text-text-2 no-underline transition-colors type-button hover:text-primary aria-[current=page]:border-primary aria-[current=page]:text-primary"
            >
              {words[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Nothing({ list }: { list: OrderList }) {
  const words = useNamespace("orders");
  const path = usePaths();
  return (
    <EmptyState
      illustration={<NoResultsSpot />}
      sentence={list === "upcoming" ? words.emptyUpcoming : words.emptyPast}
      actions={<ButtonLink to={path("frontPage")}>{words.find}</ButtonLink>}
    />
  );
}
