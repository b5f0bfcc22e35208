import { data, type RouterContextProvider, redirect } from "react-router";
import type { ChangeInput, ChangePreview } from "#contract/change.ts";
import type { Order } from "#contract/order.ts";
import { localPath } from "#domain/page/local-path.ts";
import { problems } from "#domain/problem/problems.ts";
import type { Day } from "#domain/stay/day.ts";
import { readUrlDay } from "#domain/stay/url-day.ts";
import { ApiProblem, problemOf } from "#web/lib/api/api-problem.ts";
import { callFromAction, isSameOriginForm } from "#web/lib/request/call-from-action.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { localeContext } from "#web/lib/request/visit.ts";
import { pathTo } from "#web/shared/paths.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** A booking, the change that the address names, and what it costs, or the code of the problem why it is not possible. */
export type ChangeData = {
  order: Order;
  wanted: ChangeInput;
  /** The nights that the booking can have; `null` until the guest may act on it. */
  availableDates: Day[] | null;
  preview: ChangePreview | null;
  code: number | null;
  /** The nights that the home requires, if the chosen stay is too short; else 0. */
  requiredNights: number;
};

export async function loadChange(context: Context, request: Request, orderNumber: string): Promise<ChangeData> {
  const params = { orderNumber };
  const { signal } = request;
  const order = await callFromLoader(context, "getOrder", { params, query: {} }, signal);
  const wanted = wantedOf(order, new URL(request.url).searchParams);
  const shown = { order, wanted, availableDates: null, preview: null, code: null, requiredNights: 0 };
  try {
    const { availableDates } = await callFromLoader(context, "getChangeDates", { params, query: {} }, signal);
    if (isSame(order, wanted)) return { ...shown, availableDates };
    try {
      const preview = await callFromLoader(context, "previewChange", { params, body: wanted }, signal);
      return { ...shown, availableDates, preview };
    } catch (error) {
      return { ...shown, availableDates, code: codeOf(error), requiredNights: requiredNightsOf(error) };
    }
  } catch (error) {
    return { ...shown, code: codeOf(error) };
  }
}

/** Days and guests in the address; what it does not name stays as it was booked. */
function wantedOf({ checkIn, checkOut, guestCount }: Order, query: URLSearchParams): ChangeInput {
  const count = (name: "adults" | "children") => {
    const text = query.get(name) ?? "";
    return /^\d{1,3}$/.test(text) ? Number(text) : guestCount[name];
  };
  return {
    checkIn: readUrlDay(query.get("checkIn") ?? "") ?? checkIn,
    checkOut: readUrlDay(query.get("checkOut") ?? "") ?? checkOut,
    guestCount: { adults: Math.max(1, count("adults")), children: count("children") },
  };
}

function isSame(order: Order, { checkIn, checkOut, guestCount: { adults, children } }: ChangeInput): boolean {
  const { guestCount: before } = order;
  const hasSameGuests = before.adults === adults && before.children === children;
  return order.checkIn === checkIn && order.checkOut === checkOut && hasSameGuests;
}

/** The answer to a form that was sent without JavaScript. */
export type ChangeAnswer = { code: number; preview: ChangePreview | null };

/** Changes the booking of a submitted form, and goes on to the payment or to the booking. */
export async function submitChange(context: Context, request: Request, orderNumber: string, address: URL) {
  if (!isSameOriginForm(request)) throw new Response(null, { status: 403 });
  const form = await request.formData();
  const body = {
    previewId: String(form.get("previewId") ?? "").slice(0, 2_000),
    acceptedDifference: Number(form.get("acceptedDifference") ?? 0),
  };
  try {
    const made = await callFromAction(context, "modifyOrder", { params: { orderNumber }, body }, request.signal);
    const { answer, cookies: headers } = made;
    const { language } = context.get(localeContext);
    if (answer.status === "PAY")
      throw redirect(pathTo("payment", language, "desktop", { cartId: answer.cartId }), { headers });
    const query = new URLSearchParams({
      ...(address.searchParams.has("orderNumber") && { orderNumber }),
      changed: "yes",
    });
    throw redirect(localPath(`${address.pathname.replace(/\/change\/?$/, "")}?${query}`) ?? "/", { headers });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const answer: ChangeAnswer = { code: codeOf(error), preview: newPreview(problemOf(error)?.details) };
    return data(answer, { status: error.status });
  }
}

/** The preview in the answer to a change whose difference is no longer the one that the guest saw. */
export function newPreview(details: Record<string, unknown> | undefined): ChangePreview | null {
  return (details?.preview as ChangePreview | undefined) ?? null;
}

function requiredNightsOf(error: unknown): number {
  return Number(problemOf(error)?.details?.n ?? 0);
}

function codeOf(error: unknown): number {
  if (!(error instanceof ApiProblem)) throw error;
  return error.body?.error.code ?? problems["something-went-wrong"].code;
}
