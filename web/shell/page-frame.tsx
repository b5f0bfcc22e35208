import "./skip-link.css";
import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useSurface } from "#web/shared/page-context.tsx";
import { ConsentQuestion } from "./consent.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { HoldBar } from "./hold-bar.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { PersonalPart } from "./personal-part.tsx";
import { TabBar } from "./tab-bar.tsx";

/** The options that a page sets for its frame. */
type PageHandle = {
  hasOwnBar?: boolean;
  /** A checkout page: few links lead away from it, and those load a new document, which has its own policy. */
  isCheckout?: boolean;
  /** A login page. */
  isLogin?: boolean;
  /** The newsletter page. */
  isNewsletter?: boolean;
};

/** The frame of every page: skip link, header, content, footer. */
export function PageFrame({ children }: { children: ReactNode }) {
  const t = useMessages();
  const surface = useSurface();
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  const hasOwnBar = handles.some((handle) => handle?.hasOwnBar);
  const isCheckout = handles.some((handle) => handle?.isCheckout) || false;
  const isLogin = handles.some((handle) => handle?.isLogin) || false;
  const hasNewsletter = !isCheckout && !isLogin && !handles.some((handle) => handle?.isNewsletter);
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        {t.shell.skipToContent}
      </a>
      <ConsentQuestion isCheckout={isCheckout} />
      <Header isCheckout={isCheckout} isLogin={isLogin} />
      <OfflineNotice />
      <PersonalPart name="hold">
        <HoldBar isCheckout={isCheckout} />
      </PersonalPart>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer isCheckout={isCheckout} hasNewsletter={hasNewsletter} />
      <div className="consent-space" />
      {surface === "mobile" && !hasOwnBar && <TabBar />}
    </div>
  );
}
