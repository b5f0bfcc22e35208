import type { MouseEvent } from "react";
import { useConnected } from "../use-connected.ts";

type LinkProps = {
  url: string;
  label: string;
  name: string;
  isBusy: boolean;
  onDownload: (url: string) => void;
};

/** A plain link downloads without JavaScript, too. */
export function DownloadLink({ url, label, name, isBusy, onDownload }: LinkProps) {
  const isConnected = useConnected();
  const press = (event: MouseEvent) => {
    if (!isConnected(event)) return;
    event.preventDefault();
    if (!isBusy) onDownload(url);
  };
  return (
    <a
      href={url}
      download=""
      aria-label={`${name} – ${label}`}
      {...(isBusy && { "aria-disabled": true })}
      className="hit-area cursor-pointer text-primary underline underline-offset-4 type-body hover:no-underline"
      onClick={press}
    >
      {label}
    </a>
  );
}
