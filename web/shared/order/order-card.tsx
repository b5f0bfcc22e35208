import { type ReactNode, type Ref, useId } from "react";

type Props = {
  title: string;
  /** Of a section that shows the result of an action. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** One section of a booking. */
export function OrderCard({ title, heading, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="break-inside-avoid rounded-card border border-border bg-surface p-4 sm:p-5 print:rounded-none print:border-x-0 print:border-b-0 print:px-0 print:py-3"
    >
      <h2 ref={heading} id={id} {...(heading && { tabIndex: -1 })} className="mb-3 text-text type-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}
