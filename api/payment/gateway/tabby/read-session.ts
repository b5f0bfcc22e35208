import { z } from "zod";
import type { Evidence, OfferOrder, PaymentOrder } from "#api/payment/gateway/payment-port.ts";
import { equalInstalments, type InstalmentPlan } from "#domain/payment/instalments.ts";
import { tabbyLending } from "#domain/payment/lending.ts";
import { problems } from "#domain/problem/problems.ts";
import { evidenceOf, readPayment } from "./read-payment.ts";
import { isTabbyCurrency, readAmount } from "./tabby-amount.ts";

const [INSTALMENTS] = tabbyLending.instalments;
const MAX_INSTALMENTS = 36;

const Product = z.object({
  web_url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullish(),
  installments: z
    .array(z.object({ amount: z.string().max(30) }))
    .max(MAX_INSTALMENTS)
    .nullish()
    .catch(null),
  pay_per_installment: z.string().max(30).nullish().catch(null),
});
type Product = z.infer<typeof Product>;

const Session = z.object({
  status: z.string().max(60),
  payment: z.unknown().optional(),
  configuration: z
    .object({ available_products: z.object({ installments: z.array(Product).nullish() }).nullish() })
    .nullish(),
});

/** The refusal of a guest or of an order: nothing can be paid with this session. */
export const notEligible: Evidence = { kind: "declined", failureCode: problems["method-not-for-this-order"].code };

type Read = { status: string; payment: unknown; product: Product | undefined };

function readSession(json: unknown): Read | null {
  const read = Session.safeParse(json);
  if (!read.success) return null;
  const { status, payment, configuration } = read.data;
  return { status, payment, product: configuration?.available_products?.installments?.[0] };
}

/** What the session of a new payment means. */
export function readBegun(json: unknown, order: PaymentOrder): Evidence {
  const session = readSession(json);
  const payment = readPayment(session?.payment);
  if (!session || !payment) return { kind: "silent" };
  const ours = payment.order?.reference_id;
  if (ours && ours !== order.paymentId) return { kind: "silent", isStrange: true };
  if (session.status === "rejected") return { ...notEligible, reference: payment.id };
  if (session.status !== "created") return { kind: "silent", isStrange: true, reference: payment.id };
  const redirectUrl = session.product?.web_url;
  // Without its address the guest cannot approve anything.
  if (!redirectUrl) return { kind: "silent", reference: payment.id };
  const evidence = evidenceOf(payment);
  if (evidence.kind !== "challenge") return evidence;
  return { ...evidence, redirectUrl, plan: planOf(order, session.product) };
}

/** The plan of an eligible guest; `refused` when Tabby does not lend, `null` without a valid answer. */
export function readOffer(json: unknown, order: OfferOrder): InstalmentPlan | "refused" | null {
  const session = readSession(json);
  if (session?.status === "rejected") return "refused";
  return session?.status === "created" ? planOf(order, session.product) : null;
}

/** The plan as Tabby answers it, as far as it does: its published API has only the address of the page. */
function planOf({ amountMinor, currency }: OfferOrder, product: Product | undefined): InstalmentPlan {
  const read = (text: string) => (isTabbyCurrency(currency) ? readAmount(text, currency) : null) ?? Number.NaN;
  const parts = (product?.installments ?? []).map(({ amount }) => read(amount));
  const rest = amountMinor - parts.reduce((sum, part) => sum + part, 0);
  if (parts.length > 1 && rest === 0) return { instalments: parts.length, firstMinor: parts[0] ?? 0 };
  // The first instalment is paid now and may be missing in the list.
  if (parts.length > 0 && rest > 0) return { instalments: parts.length + 1, firstMinor: rest };
  const later = read(product?.pay_per_installment ?? "");
  const isUsable = later * (INSTALMENTS - 1) < amountMinor;
  if (!isUsable) return equalInstalments(amountMinor, INSTALMENTS, currency);
  return { instalments: INSTALMENTS, firstMinor: amountMinor - later * (INSTALMENTS - 1) };
}
