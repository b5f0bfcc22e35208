import { CircleAlert } from "lucide-react";
import { Icon } from "#web/ui/display/icon.tsx";

/** The problem of a whole form, announced at once. */
export function FormProblem({ children }: { children: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <p className="flex items-start gap-2 rounded-control bg-danger-soft p-3 text-danger type-body">
          <Icon icon={CircleAlert} className="mt-[calc((1lh-20px)/2)]" />
          {children}
        </p>
      )}
    </div>
  );
}
