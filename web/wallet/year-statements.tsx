import { FileText } from "lucide-react";
import type { WalletStatements } from "#contract/wallet/wallet.ts";
import type { Language } from "#domain/language/language.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { downloadDocument } from "#web/shared/document/download-document.ts";
import { DownloadLink } from "#web/shared/document/download-link.tsx";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { Icon } from "#web/ui/display/icon.tsx";

/** The statements of a wallet as PDF files, one for each year, in each language. */
export function YearStatements({ statements }: { statements: WalletStatements["items"] | null }) {
  const { yearly: words } = useNamespace("wallet");
  const language = useLanguage();
  const other: Language = language === "ar" ? "en" : "ar";
  const { submit, isBusy, problem } = useSubmitOnce();
  const lead = statements === null ? words.failed : statements.length === 0 ? words.none : words.lead;
  return (
    <section aria-labelledby="yearly-title" className="grid gap-4 print:hidden">
      <div>
        <h2 id="yearly-title" className="text-text type-h2">
          {words.title}
        </h2>
        <p className="measure mt-1 text-text-2 type-body">{lead}</p>
      </div>
      {statements !== null && statements.length > 0 && (
        <ul className="grid gap-4 rounded-card border border-border bg-surface p-4 sm:p-6">
          {statements.map(({ year, url }) => (
            <li key={year} className="flex flex-wrap items-center gap-x-5 gap-y-1">
              <span className="flex items-center gap-3 font-bold text-text tabular-nums type-body">
                <Icon icon={FileText} className="text-text-2" />
                {year}
              </span>
              {[language, other].map((lang) => (
                <DownloadLink
                  key={lang}
                  url={`${url}?lang=${lang}`}
                  label={lang === language ? words.download : words.otherLanguage}
                  name={words.named({ year: String(year) })}
                  isBusy={isBusy}
                  onDownload={(each) => void submit(() => downloadDocument(each, `wallet-${year}.pdf`))}
                />
              ))}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-text-2 type-small empty:hidden">
        {isBusy ? words.preparing : null}
      </p>
      <div className="empty:hidden">
        <FormProblem>{problem}</FormProblem>
      </div>
    </section>
  );
}
