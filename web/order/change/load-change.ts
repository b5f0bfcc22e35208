import { data, type RouterContextProvider, redirect } from "react-router";
import type { ChangeInput, ChangePreview } from "#contract/order/change.ts";
import type { Order } from "#contract/order/order.ts";
import { localPath } from "#domain/page/local-path.ts";
import { type Day, isDay } from "#domain/stay/day.ts";
import { readUrlDay } from "#domain/stay/url-day.ts";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { callFromAction, isSameOriginForm } from "#web/lib/request/call-from-action.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { localeContext } from "#web/lib/request/visit.ts";
import { pathTo } from "#web/shared/paths.ts";
import { isCodeForm, submitOrderCode } from "../access/submit-order-code.ts";
import { codeOf, newPreview } from "../action/refusal-of.ts";
import { type FoundChange, findChange } from "./find-change.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;

/** A booking with the change that the address names, or the code of the problem why it cannot be changed now. */
export type ChangeData = { order: Order; found: FoundChange | null; code: number | null };

export async function loadChange(context: Context, request: Request, orderNumber: string): Promise<ChangeData> {
  const params = { orderNumber };
  const { signal } = request;
  const order = await callFromLoader(context, "getOrder", { params, query: {} }, signal);
  try {
    const found = await findChange(order, wantedOf(order, new URL(request.url).searchParams), {
      getDates: () => callFromLoader(context, "getChangeDates", { params, query: {} }, signal),
      preview: (body) => callFromLoader(context, "previewChange", { params, body }, signal),
    });
    return { order, found, code: null };
  } catch (error) {
    return { order, found: null, code: codeOf(error) };
  }
}

/** Days and guests in the address; what it does not name stays as it was booked. Plain forms write days as ISO days. */
function wantedOf({ checkIn, checkOut, guestCount }: Order, query: URLSearchParams): ChangeInput {
  const count = (name: "adults" | "children") => {
    const text = query.get(name) ?? "";
    return /^\d{1,3}$/.test(text) ? Number(text) : guestCount[name];
  };
  const dayOf = (name: string, booked: Day) => {
    const text = query.get(name) ?? "";
    return readUrlDay(text) ?? (isDay(text) ? text : booked);
  };
  return {
    checkIn: dayOf("checkIn", checkIn),
    checkOut: dayOf("checkOut", checkOut),
    guestCount: { adults: Math.max(1, count("adults")), children: count("children") },
  };
}

/** The answer to a form that was sent without JavaScript. */
export type ChangeAnswer = { code: number; preview: ChangePreview | null };

/** Changes the booking of a submitted form, and goes on to the payment or to the booking. */
export async function submitChange(context: Context, request: Request, orderNumber: string, address: URL) {
  if (!isSameOriginForm(request)) throw new Response(null, { status: 403 });
  const form = await request.formData();
  if (isCodeForm(form)) return submitOrderCode(context, { form, orderNumber, address }, request.signal);
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
    const answer: ChangeAnswer = { code: codeOf(error), preview: newPreview(error) };
    return data(answer, { status: error.status });
  }
}
