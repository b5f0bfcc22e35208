import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { type HistoryStatus, type HistoryType, historyStatuses, historyTypes } from "#domain/wallet/history.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { PAGE_SIZES } from "#web/shared/paging/page-query.ts";
import { PageSizes } from "#web/shared/paging/page-sizes.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ChipLink } from "#web/ui/action/chip-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Pager } from "#web/ui/navigation/pager.tsx";
import type { WalletRows } from "./load-wallet.ts";
import { StatementRow } from "./statement-row.tsx";
import { readWalletQuery, type WalletQuery, walletParams } from "./wallet-query.ts";

/** The movements of a wallet. Filters and pages are URLs, so they are links. */
export function Statement({ rows: { items, page, pageSize, totalCount } }: { rows: WalletRows }) {
  const { rows: words } = useNamespace("wallet");
  const [params] = useSearchParams();
  const path = usePaths();
  const query = readWalletQuery(params);
  const hrefFor = (change: Partial<WalletQuery>) =>
    path("accountWallet", walletParams({ ...query, page: 1, ...change }));
  const isFiltered = query.status !== undefined || query.type !== undefined;
  return (
    <section aria-labelledby="statement-title" className="grid gap-4">
      <h2 id="statement-title" className="text-text type-h2">
        {words.title}
      </h2>
      {(totalCount > 0 || isFiltered) && <Filters query={query} hrefFor={hrefFor} />}
      {items.length === 0 ? (
        <EmptyState sentence={isFiltered ? words.none : words.empty} level={3} />
      ) : (
        <>
          <p className="text-text-2 type-small">{words.count({ n: totalCount })}</p>
          <ul className="divided rounded-card border border-border bg-surface">
            {items.map((item) => (
              <li key={item.id}>
                <StatementRow item={item} />
              </li>
            ))}
          </ul>
          <Pager page={page} pages={Math.ceil(totalCount / pageSize)} hrefFor={(number) => hrefFor({ page: number })} />
        </>
      )}
      {totalCount > PAGE_SIZES[0] && (
        <PageSizes label={words.size} current={pageSize} hrefFor={(size) => hrefFor({ pageSize: size })} />
      )}
    </section>
  );
}

type Links = { hrefFor: (change: Partial<WalletQuery>) => string };

function Filters({ query, hrefFor }: Links & { query: WalletQuery }) {
  const { rows: words, status, type } = useNamespace("wallet");
  const statuses: (HistoryStatus | undefined)[] = [undefined, ...historyStatuses];
  const types: (HistoryType | undefined)[] = [undefined, ...historyTypes];
  return (
    <div className="grid gap-3">
      <FilterRow label={words.byStatus}>
        {statuses.map((each) => (
          <ChipLink
            key={each ?? ""}
            to={hrefFor({ status: each })}
            isCurrent={query.status === each}
            preventScrollReset
          >
            {each ? status[each] : words.all}
          </ChipLink>
        ))}
      </FilterRow>
      <FilterRow label={words.byType}>
        {types.map((each) => (
          <ChipLink key={each ?? ""} to={hrefFor({ type: each })} isCurrent={query.type === each} preventScrollReset>
            {each ? type[each] : words.all}
          </ChipLink>
        ))}
      </FilterRow>
    </div>
  );
}

/** Both rows begin with “All”, so each says what it filters. */
function FilterRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <p aria-hidden="true" className="mb-1 text-text-2 type-small">
        {label}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </nav>
  );
}
