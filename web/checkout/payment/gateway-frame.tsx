import { type RefObject, use, useImperativeHandle, useState } from "react";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { ServedContext } from "#web/hydration/served-context.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { SessionFor } from "#web/lib/card-frame/card-session.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { type FrameKind, FrameSize } from "./frame-size.tsx";
import { type FrameEvents, useFrame } from "./use-frame.ts";

export type FrameHandle = { tokenise: () => Promise<string | null> };

type Props = FrameEvents & {
  url: string;
  title: string;
  what: FrameKind;
  purchase: SessionFor;
  handle?: RefObject<FrameHandle | null>;
};

/** A frame with the fields of the gateway, on another origin: the scripts of this page cannot read what is typed there. */
export function GatewayFrame(props: Props) {
  const words = useNamespace("pay");
  const [attempt, setAttempt] = useState(0);
  return <Frame key={`${props.url} ${attempt}`} {...props} reload={() => setAttempt(attempt + 1)} words={words} />;
}

type Inner = Props & { reload: () => void; words: { fieldsLate: string; fieldsAgain: string } };

function Frame({ url, title, what, purchase, handle, reload, words, ...events }: Inner) {
  // A frame that came with the page shows itself before hydration.
  const isServed = use(ServedContext);
  const { frame, height, isReady, isFailed, tokenise } = useFrame({ url, purchase, ...events });
  useImperativeHandle(handle, () => ({ tokenise }));
  if (isFailed) {
    return (
      <div role="alert" className="grid gap-3 rounded-control bg-danger-soft p-4 text-danger type-small">
        <p>{words.fieldsLate}</p>
        <Button variant="secondary" onPress={reload}>
          {words.fieldsAgain}
        </Button>
      </div>
    );
  }
  return (
    <FrameSize for={what} height={height}>
      {!isReady && !isServed && (
        <SkeletonGroup className="absolute inset-0 grid content-start gap-4">
          <Skeleton className="h-control w-full rounded-control" />
          <Skeleton className="h-control w-full rounded-control" />
        </SkeletonGroup>
      )}
      <iframe
        ref={frame}
        src={url}
        title={title}
        allow="payment"
        sandbox="allow-scripts allow-forms allow-same-origin"
        data-session={JSON.stringify(purchase)}
        data-session-url={endpoints.createCardSession.url}
        className={`block size-full border-0 noscript:hidden ${isReady || isServed ? "" : "opacity-0"}`}
      />
    </FrameSize>
  );
}
