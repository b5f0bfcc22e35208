import { Copy } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";

/** A campaign code. A tap copies it, and its text can be selected. */
export function CampaignCode({ code }: { code: string }) {
  const { campaign } = useNamespace("about");
  const show = useSnackbar();
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      show({ text: campaign.copied });
    } catch {
      show({ text: campaign.copyFailed });
    }
  }
  return (
    <span className="inline-flex max-w-full items-center rounded-control border border-border-strong border-dashed bg-surface ps-4 text-text">
      <span className="sr-only">{campaign.code}</span>
      <bdi dir="ltr" className="select-all break-all font-semibold type-body">
        {code}
      </bdi>
      <button
        type="button"
        aria-label={campaign.copy({ code })}
        onClick={copy}
        className="needs-script ms-1 inline-flex size-11 items-center justify-center rounded-control text-primary hover:bg-primary-soft"
      >
        <Icon icon={Copy} />
      </button>
    </span>
  );
}
