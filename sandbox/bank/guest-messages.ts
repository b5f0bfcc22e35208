import type { Language } from "./page-shell.ts";

type GuestMessages = {
  demo: string;
  codeDemo: string;
  amount: string;
  ending: (last4: string) => string;
  parts: (count: number, amount: string) => string;
  code: string;
  confirm: string;
  wrong: (left: number) => string;
  approve: string;
  decline: string;
  poor: string;
  reject: string;
  silent: string;
  waiting: string;
  leaving: string;
  back: string;
};

/** What guests read on the pages of banks and lenders. */
export const guestMessages: Record<Language, GuestMessages> = {
  en: {
    demo: "Demo page of a partner. No real money is charged.",
    codeDemo: "Demo: 123456 is correct, 000000 is not.",
    amount: "Amount to pay",
    ending: (last4) => `Card ending in ${last4}`,
    parts: (count, amount) => `${count} instalments, the first is ${amount}`,
    code: "6-digit code from your bank",
    confirm: "Confirm",
    wrong: (left) => `The code is not correct. Attempts left: ${left}.`,
    approve: "Approve payment",
    decline: "Decline",
    poor: "Not enough balance",
    reject: "Reject",
    silent: "Give no answer",
    waiting: "Waiting for the bank. Please do not close this page.",
    leaving: "Taking you back to the site.",
    back: "Back to the site",
  },
  ar: {
    demo: "صفحة تجريبية لأحد الشركاء، ولا يُخصم فيها أي مبلغ حقيقي.",
    codeDemo: "للتجربة: الرمز 123456 صحيح والرمز 000000 خاطئ.",
    amount: "المبلغ المطلوب",
    ending: (last4) => `بطاقة تنتهي بـ ${last4}`,
    parts: (count, amount) => `${count} أقساط، أولها ${amount}`,
    code: "الرمز المكوّن من 6 أرقام من البنك",
    confirm: "تأكيد",
    wrong: (left) => `الرمز غير صحيح. المحاولات المتبقية: ${left}.`,
    approve: "الموافقة على الدفع",
    decline: "رفض",
    poor: "الرصيد غير كافٍ",
    reject: "رفض الطلب",
    silent: "عدم الرد",
    waiting: "بانتظار رد البنك. لا تغلق هذه الصفحة.",
    leaving: "جارٍ إعادتك إلى الموقع.",
    back: "العودة إلى الموقع",
  },
};
