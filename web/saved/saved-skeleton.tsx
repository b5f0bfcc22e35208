import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";

const cards = [1, 2, 3];

/** Placeholders as large as the cards. */
export function SavedSkeleton() {
  return (
    <SkeletonGroup className="mt-6 grid gap-4 sm:grid-cols-2 desktop:gap-6 lg:desktop:grid-cols-3">
      {cards.map((card) => (
        <div key={card} className="overflow-hidden rounded-card border border-border bg-surface">
          <Skeleton className="aspect-3/2 w-full" />
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="h-6 w-3/5 rounded-control-sm" />
            <Skeleton className="h-4 w-2/5 rounded-control-sm" />
            <Skeleton className="h-4 w-4/5 rounded-control-sm" />
            <Skeleton className="h-7 w-1/3 rounded-control-sm" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
