import { Copy, Ellipsis, ExternalLink, type LucideIcon, MessageCircle } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { type Party, writeParty } from "#domain/guest/party.ts";
import type { ListShare, SavedList } from "#domain/list/saved-list.ts";
import { pagePath } from "#domain/page/page-addresses.ts";
import { originOf } from "#domain/seo/alternates.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useListName } from "#web/saved-lists/use-list-name.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";

const itemClasses =
  "flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-start text-text type-body hover:bg-sunken";

type Props = { list: SavedList; share: ListShare; party: Party | null };

/** The link of a list, and how to send it: by WhatsApp, which guests use most, by copying, or as the device offers. */
export function ShareLink({ list, share, party }: Props) {
  const { share: words } = useNamespace("lists");
  const show = useSnackbar();
  const { url, text } = useShared({ list, share, party });
  const canShare = useSyncExternalStore(never, hasNativeShare, () => false);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    show({ text: words.copied });
  };
  const shareByDevice = () => void navigator.share({ url, text }).catch(() => undefined);
  return (
    <div className="grid gap-1">
      <TextField type="url" label={words.link} value={url} readOnly onFocus={({ target }) => target.select()} />
      <Row href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`} icon={MessageCircle} isGreen>
        {words.whatsapp}
      </Row>
      <Row icon={Copy} onPress={() => void copy()}>
        {words.copy}
      </Row>
      {canShare && (
        <Row icon={Ellipsis} onPress={shareByDevice}>
          {words.more}
        </Row>
      )}
      <Row href={url} icon={ExternalLink}>
        {words.open}
      </Row>
    </div>
  );
}

type RowProps = { icon: LucideIcon; href?: string; onPress?: () => void; isGreen?: boolean; children: ReactNode };

function Row({ icon, href, onPress, isGreen = false, children }: RowProps) {
  const content = (
    <>
      <Icon icon={icon} className={isGreen ? "text-success" : "text-text-2"} />
      {children}
    </>
  );
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer" className={itemClasses}>
      {content}
    </a>
  ) : (
    <button type="button" onClick={onPress} className={itemClasses}>
      {content}
    </button>
  );
}

/** The link in the guest's language, for as many guests, and the sentence that is sent with it. */
function useShared({ list, share: { token, mayVote }, party }: Props) {
  const t = useMessages();
  const { share: words } = useNamespace("lists");
  const nameOf = useListName();
  const language = useLanguage();
  const { site, env, portSuffix } = usePageContext();
  const values = { name: nameOf(list), brand: t.shell.brand[site.brand] };
  return {
    url: `${originOf(site, { env, portSuffix })}/${language}${pagePath("sharedList", "desktop", { token, ...writeParty(party) })}`,
    text: mayVote ? words.voteText(values) : words.seeText(values),
  };
}

const never = () => () => undefined;
const hasNativeShare = () => typeof navigator.share === "function";
