import type { ReactNode } from "react";

export type StateProps = {
  illustration?: ReactNode;
  /** One sentence; `detail` may suggest what to do. */
  sentence: string;
  detail?: string;
  /** At most two, the primary first. */
  actions?: ReactNode;
  /** The heading level. */
  level?: 1 | 2 | 3;
};

/** An empty list or no result: a picture, one sentence and actions. */
export function EmptyState({ illustration, sentence, detail, actions, level = 2 }: StateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-[480px] flex-col items-center gap-2 px-4 py-8 text-center">
      {illustration && (
        <div aria-hidden="true" className="mb-4 flex aspect-4/3 w-60 max-w-full items-center justify-center">
          {illustration}
        </div>
      )}
      <Heading className="type-h3 text-balance text-text">{sentence}</Heading>
      {detail && <p className="type-body text-balance text-text-2">{detail}</p>}
      {actions && <div className="mt-4 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">{actions}</div>}
    </div>
  );
}
