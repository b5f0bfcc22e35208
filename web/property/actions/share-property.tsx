import { Copy, Ellipsis, type LucideIcon, MessageCircle, Share2 } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useSyncExternalStore } from "react";
import { originOf } from "#domain/seo/alternates.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { useProperty } from "../data/property-context.tsx";
import { usePlaceName } from "../data/use-place-name.ts";
import { actionClasses, roundButtonClasses } from "../section/button-classes.ts";

const itemClasses =
  "flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-start text-text type-body hover:bg-sunken md:min-h-11";

/** Shares the property: by WhatsApp, which guests use most, by link, or by the share dialog of the device. */
export function ShareProperty({ isDisc = false }: { isDisc?: boolean }) {
  const words = useNamespace("details");
  const box = useRef<HTMLDetailsElement>(null);
  const close = () => box.current?.removeAttribute("open");
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !box.current?.open) return;
    close();
    box.current.querySelector("summary")?.focus();
  };
  const leave = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (relatedTarget && !box.current?.contains(relatedTarget as Node)) close();
  };
  return (
    <details ref={box} className="relative" onKeyDown={onKeyDown} onBlur={leave}>
      <summary
        aria-label={isDisc ? words.share.label : undefined}
        className={`list-none [&::-webkit-details-marker]:hidden ${isDisc ? roundButtonClasses : actionClasses}`}
      >
        <Icon icon={Share2} />
        {!isDisc && words.share.label}
      </summary>
      <ul
        aria-label={words.share.title}
        className="absolute end-0 top-full z-sticky mt-1 w-64 max-w-[80vw] rounded-card border border-border bg-surface p-2 shadow-e2"
      >
        <ShareOptions onDone={close} />
      </ul>
    </details>
  );
}

function ShareOptions({ onDone }: { onDone: () => void }) {
  const words = useNamespace("details");
  const show = useSnackbar();
  const { url, text } = useShared();
  const canShare = useSyncExternalStore(never, hasNativeShare, () => false);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    show({ text: words.share.copied });
    onDone();
  };
  const share = () =>
    navigator
      .share({ url, text })
      .catch(() => undefined)
      .finally(onDone);
  return (
    <>
      <li>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={itemClasses}
        >
          <Icon icon={MessageCircle} className="text-success" />
          {words.share.whatsapp}
        </a>
      </li>
      <ShareOption icon={Copy} onPress={copy}>
        {words.share.copy}
      </ShareOption>
      {canShare && (
        <ShareOption icon={Ellipsis} onPress={share}>
          {words.share.more}
        </ShareOption>
      )}
    </>
  );
}

function ShareOption({ icon, onPress, children }: { icon: LucideIcon; onPress: () => void; children: ReactNode }) {
  return (
    <li className="noscript:hidden">
      <button type="button" onClick={onPress} className={itemClasses}>
        <Icon icon={icon} className="text-text-2" />
        {children}
      </button>
    </li>
  );
}

/** The URL to share: with the language prefix, without open dialogs. */
function useShared() {
  const t = useMessages();
  const words = useNamespace("details");
  const language = useLanguage();
  const { site, env, portSuffix } = usePageContext();
  const { property, name } = useProperty();
  const place = usePlaceName();
  const facts = [t.count.bedrooms({ n: property.bedRoomCount }), place].filter(Boolean).join(" · ");
  return {
    url: `${originOf(site, { env, portSuffix })}/${language}/chalet/details/${property.propertyId}`,
    text: words.share.text({ name, facts }),
  };
}

const never = () => () => undefined;
const hasNativeShare = () => typeof navigator.share === "function";
