import { expect, test } from "vitest";
import { apiEndpoints } from "#contract/endpoint/api-endpoints.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { LegalPage } from "./legal-page.ts";
import { legalPages } from "./legal-pages.ts";

type Offer = {
  feature: string;
  /** The call that keeps the promise; a feature without one may not be promised. */
  call: RegExp;
  en: RegExp;
  ar: RegExp;
};

/** What our texts say that a guest can do. Whoever builds or removes a feature changes its text with it. */
const offers: readonly Offer[] = [
  {
    feature: "cancel online",
    call: /\/cancel\b/,
    en: /“Cancel booking”|confirm a cancellation/,
    ar: /«إلغاء الحجز»|تؤكد الإلغاء/,
  },
  {
    feature: "download an invoice",
    call: /\/order\/:orderNumber\/invoice$/,
    en: /Where is my invoice\?/,
    ar: /أين أجد فاتورتي؟/,
  },
  {
    feature: "manage a booking without an account",
    call: /\/order\/:orderNumber\/code\/confirm$/,
    en: /confirm a code that we send to that contact/,
    ar: /أدخل الرمز الذي نرسله/,
  },
  {
    feature: "change dates online",
    call: /\/(modify|change)\b/,
    en: /show the price of the new dates/,
    ar: /نعرض عليك أولًا سعر/,
  },
  { feature: "pay from the wallet", call: /\/cart\/:cartId\/loyalty$/, en: /wallet/i, ar: /المحفظة|محفظتك/ },
  {
    feature: "pay with points",
    call: /\/loyalty\/:method\/otp$/,
    en: /points return/,
    ar: /تعود النقاط/,
  },
  { feature: "give a gift card", call: /\/gift-card$/, en: /send the gift card/, ar: /نرسل بطاقة هدية/ },
  {
    feature: "restore an account",
    call: /\/restore\b/,
    en: /change your mind\. A booking|restored/,
    ar: /للتراجع|استعادته/,
  },
  { feature: "send reminders", call: /\/reminder\b/, en: /reminders/, ar: /التذكير/ },
  {
    feature: "look up a booking",
    call: /\/enigma\/order\/:orderNumber$/,
    en: /look up the booking/,
    ar: /الوصول إلى الحجز لاحقًا برقمه/,
  },
  {
    feature: "add a booking to an account",
    call: /\/link\/order$/,
    en: /link it by its number/,
    ar: /اربط الحجز برقمه/,
  },
  { feature: "export details", call: /\/user\/export$/, en: /export your details/, ar: /صدّر بياناتك/ },
  { feature: "delete an account", call: /\/delete\/user$/, en: /delete your account/, ar: /احذف حسابك/ },
  {
    feature: "forgotten password",
    call: /\/password\/forgot$/,
    en: /“Forgot your password\?”/,
    ar: /«نسيت كلمة المرور؟»/,
  },
  { feature: "switch off offers", call: /\/user\/promotions$/, en: /switch off offers/, ar: /أوقف العروض/ },
  { feature: "end sessions", call: /\/session\/:sessionId$/, en: /close single sessions/, ar: /أنهِ جلسة واحدة/ },
  { feature: "travel cover", call: /\/insurance\/cart$/, en: /cover/i, ar: /تغطية|تأمين السفر/ },
];

function textOf(page: LegalPage): string {
  const parts = page.sections.flatMap((section) => [section, ...(section.parts ?? [])]);
  return [page.intro, ...parts.flatMap(({ heading, body }) => [heading, ...body.flat()])].join("\n");
}

const pages = Object.values(legalPages);
const texts = { en: pages.map(({ en }) => textOf(en)).join("\n"), ar: pages.map(({ ar }) => textOf(ar)).join("\n") };
const urls: string[] = Object.values({ ...endpoints, ...apiEndpoints }).map(({ url }) => url);

test.each(offers)("help and legal texts promise $feature exactly when there is a call for it", ({ call, en, ar }) => {
  const isBuilt = urls.some((url) => call.test(url));

  expect({ en: en.test(texts.en), ar: ar.test(texts.ar) }).toEqual({ en: isBuilt, ar: isBuilt });
});
