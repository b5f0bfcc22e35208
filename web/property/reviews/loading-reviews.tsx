import { SkeletonGroup, SkeletonText } from "#web/ui/feedback/skeleton.tsx";

/** The place of reviews while they load. */
export function LoadingReviews() {
  return (
    <SkeletonGroup className="mt-6 grid gap-6 sm:grid-cols-2">
      {[1, 2, 3, 4].map((index) => (
        <SkeletonText key={index} lines={4} />
      ))}
    </SkeletonGroup>
  );
}
