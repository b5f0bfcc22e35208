import { Component, type ReactNode } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { Button } from "#web/ui/action/button.tsx";

type Props = { children: ReactNode; onRetry: () => void };

/** An error boundary: a map that cannot be loaded or fails leaves only its place empty. */
export class MapGuard extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const retry = () => {
      this.props.onRetry();
      this.setState({ hasFailed: false });
    };
    return <MapMissing onRetry={retry} />;
  }
}

function MapMissing({ onRetry }: { onRetry: () => void }) {
  const t = useMessages();
  return (
    <div role="alert" className="map-missing">
      <p className="text-text type-body">{t.ui.errorTitle}</p>
      <Button variant="secondary" onPress={onRetry}>
        {t.ui.tryAgain}
      </Button>
    </div>
  );
}
