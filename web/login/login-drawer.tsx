import { useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useMember } from "#web/session/use-member.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { ModalFrame } from "#web/ui/overlay/modal-frame.tsx";
import { focusAfterLogin } from "./focus-after-login.ts";
import { LoginPanel } from "./panel/login-panel.tsx";
import type { LoginView } from "./panel/login-views.ts";
import { WhyLogIn } from "./why-log-in.tsx";

/** The login over any page, which keeps its state: a drawer, on phones the whole screen. */
export default function LoginDrawer() {
  const words = useNamespace("login");
  const drawer = useModal("LOGIN_DRAWER");
  const member = useMember();
  const { pathname, search } = useLocation();
  const [view, setView] = useState<LoginView>("login");
  const show = useSnackbar();
  const showOwn = useReload(drawer.isOpen);
  return (
    <ModalFrame
      isOpen={drawer.isOpen && member === null}
      onClose={drawer.close}
      title={words.title}
      overlayClassName="z-sheet justify-end"
      panelClassName="h-full w-full data-entering:translate-y-full data-exiting:translate-y-full sm:max-w-[440px] sm:rounded-s-sheet sm:data-entering:translate-y-0 sm:data-entering:translate-x-[calc(var(--dir,1)*100%)] sm:data-exiting:translate-y-0 sm:data-exiting:translate-x-[calc(var(--dir,1)*100%)]"
    >
      <WhyLogIn />
      <LoginPanel
        login={{
          view,
          onView: setView,
          returnTo: pathname + withoutModals(search),
          onDone: () => {
            show({ text: words.welcome });
            setView("login");
            showOwn();
            drawer.close();
            focusAfterLogin();
          },
        }}
        frame={(title, content, isForm) => (
          <>
            {!isForm && <h3 className="mb-3 text-text type-h3">{title}</h3>}
            {content}
          </>
        )}
      />
    </ModalFrame>
  );
}

/** Reloads the data of the page below for the new session, after the drawer has closed. */
function useReload(isOpen: boolean): () => void {
  const { revalidate } = useRevalidator();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isDue || isOpen) return;
    setDue(false);
    void revalidate();
  }, [isDue, isOpen, revalidate]);
  return () => setDue(true);
}

function withoutModals(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("modals");
  const rest = query.toString();
  return rest && `?${rest}`;
}
