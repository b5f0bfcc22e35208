import type { ReactNode } from "react";
import { opensSheet } from "#web/hydration/opens-sheet.ts";
import { Button } from "#web/ui/action/button.tsx";

/** Opens the dialog with the full content of a section; hidden without scripts, which dialogs need. */
export function MoreButton({ title, onPress, children }: { title: string; onPress: () => void; children: ReactNode }) {
  return (
    <div className="mt-5 noscript:hidden">
      <Button variant="secondary" {...opensSheet(title, { shape: "screen" })} onPress={() => onPress()}>
        {children}
      </Button>
    </div>
  );
}
