import { Star } from "lucide-react";
import type { AirlineBanner } from "#contract/site/content.ts";
import { localPath } from "#domain/page/local-path.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";

const numberLocales = { en: "en-US", ar: "ar-SA-u-nu-latn" } as const;

/** The partner airline, and who rated and stayed: its passengers. A missing value is left out. */
export function AirlineFacts({ airline }: { airline: AirlineBanner }) {
  const words = useNamespace("about");
  const language = useLanguage();
  const logo = localPath(airline.logo);
  const code = leftToRight(airline.iataCode);
  const { rating, customer_count: customers } = airline;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-text-2 type-small">
      {logo && (
        <img
          src={logo}
          alt={words.banner.partner({ code })}
          width={120}
          height={32}
          className="h-8 w-auto rounded-control-sm bg-surface px-2 py-1"
        />
      )}
      {rating !== null && (
        <span className="inline-flex items-center gap-1.5 font-semibold">
          <Icon icon={Star} size="s" className="fill-current" />
          {words.banner.rating({ x: rating.toFixed(1), code })}
        </span>
      )}
      {customers !== null && (
        <span>
          {words.banner.customers({
            n: customers,
            count: customers.toLocaleString(numberLocales[language]),
            code,
          })}
        </span>
      )}
    </p>
  );
}
