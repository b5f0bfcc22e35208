import { useNamespace } from "#web/i18n/use-namespace.ts";
import { HourglassSpot } from "#web/illustration/hourglass-spot.tsx";
import { SubscribeForm } from "#web/shared/newsletter/subscribe-form.tsx";
import { usePageContext } from "#web/shared/page-context.tsx";

type Props = {
  /** The link has expired. */
  isOld: boolean;
  typed: string | null;
};

/** The form as a page: for expired links, and for forms that were submitted before hydration. */
export function AddressForm({ isOld, typed }: Props) {
  const words = useNamespace("newsletter");
  const { site } = usePageContext();
  return (
    <div className="mx-auto max-w-[560px] sm:rounded-card sm:border sm:border-border sm:bg-surface sm:p-8 sm:shadow-e1">
      {isOld && (
        <div aria-hidden="true" className="mx-auto mb-4 flex aspect-4/3 w-48 items-center justify-center">
          <HourglassSpot />
        </div>
      )}
      <h1 className={`text-text type-h2 ${isOld ? "text-center" : ""}`}>{isOld ? words.oldTitle : words.title}</h1>
      <p className={`mt-1 mb-5 text-balance text-text-2 type-body ${isOld ? "text-center" : ""}`}>
        {isOld ? words.oldLead : words.lead}
      </p>
      <p className="mb-4 hidden rounded-control bg-warning-soft p-4 text-warning type-body noscript:block">
        {words.needsScript({ mail: `\u2066${site.supportEmails.general}\u2069` })}
      </p>
      <SubscribeForm id="newsletter" typed={typed} />
    </div>
  );
}
