import type { ReactNode } from "react";
import { Button } from "#web/ui/action/button.tsx";

/** Opens the dialog that holds the whole of a section; where no script runs there is no dialog to open. */
export function MoreButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <div className="mt-5 noscript:hidden">
      <Button variant="secondary" onPress={() => onPress()}>
        {children}
      </Button>
    </div>
  );
}
