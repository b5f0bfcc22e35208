import { Download } from "lucide-react";
import { Panel } from "#web/account/panel.tsx";
import { useAccountSubmit } from "#web/confirm-identity/use-account-submit.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";

/** Exports all data that we store about the guest. */
export function ExportPanel() {
  const { export: words } = useNamespace("security");
  const { site } = usePageContext();
  const show = useSnackbar();
  const { submit, isBusy, problem } = useAccountSubmit();
  async function save() {
    const isDone = await submit(async () => {
      const all = await callFromBrowser("exportUser", {});
      saveFile(`${site.brand}-data.json`, JSON.stringify(all, null, 2));
    });
    if (isDone) show({ text: words.done });
  }
  return (
    <Panel title={words.title} lead={words.lead}>
      <p role="alert" className="mb-3 text-danger type-small empty:hidden">
        {problem}
      </p>
      <span className="noscript:hidden">
        <Button variant="secondary" full="phone" icon={Download} busy={isBusy} onPress={() => void save()}>
          {words.submit}
        </Button>
      </span>
    </Panel>
  );
}

function saveFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // The browser reads the file later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
