import type { ReactNode } from "react";
import { Button } from "#web/ui/action/button.tsx";

/** Opens the dialog with the full content of a section; hidden without scripts, which dialogs need. */
export function MoreButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <div className="mt-5 noscript:hidden">
      <Button variant="secondary" onPress={() => onPress()}>
        {children}
      </Button>
    </div>
  );
}
