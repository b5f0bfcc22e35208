import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Icon } from "#web/ui/display/icon.tsx";

type Props = { text: string; label: string; done: string };

/** Copies the text beside it. */
export function CopyButton({ text, label, done }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The text is visible, so the guest can still copy it by hand.
    }
  };
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={() => void copy()}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-primary hover:bg-primary-soft noscript:hidden print:hidden"
      >
        <Icon icon={isCopied ? Check : Copy} />
      </button>
      <span role="status" className="sr-only">
        {isCopied && done}
      </span>
    </>
  );
}
