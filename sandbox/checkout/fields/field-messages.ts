import type { FieldFault } from "#domain/payment/card/card-rules.ts";
import type { Language } from "../../bank/page-shell.ts";

type FieldMessages = {
  title: string;
  number: string;
  expiry: string;
  code: string;
  holder: string;
  codeHint: string;
  amexHint: string;
  demo: string;
  wallet: string;
  walletSheet: string;
  walletCard: string;
  confirm: string;
  cancel: string;
  broken: string;
  faults: Record<FieldFault, string>;
};

export const fieldMessages: Record<Language, FieldMessages> = {
  en: {
    title: "Card details",
    number: "Card number",
    expiry: "Expiry date",
    code: "Security code",
    holder: "Name on the card",
    codeHint: "3 digits on the back",
    amexHint: "4 digits on the front",
    demo: "Demo cards, no real money",
    wallet: "Pay with Apple Pay",
    walletSheet: "Demo: this window replaces the Apple Pay sheet.",
    walletCard: "Visa ending in 0492",
    confirm: "Confirm payment",
    cancel: "Cancel",
    broken: "Something went wrong. Please try again.",
    faults: {
      required: "This field is required.",
      number: "Check the card number.",
      "not-accepted": "This card is not accepted here.",
      expiry: "Check the expiry date.",
      code: "Check the security code.",
      holder: "Enter the name on the card.",
    },
  },
  ar: {
    title: "بيانات البطاقة",
    number: "رقم البطاقة",
    expiry: "تاريخ الانتهاء",
    code: "رمز الأمان",
    holder: "الاسم على البطاقة",
    codeHint: "3 أرقام في الخلف",
    amexHint: "4 أرقام في الوجه",
    demo: "بطاقات تجريبية دون أموال حقيقية",
    wallet: "الدفع عبر Apple Pay",
    walletSheet: "نسخة تجريبية: هذه النافذة بديل عن نافذة Apple Pay.",
    walletCard: "فيزا تنتهي بـ 0492",
    confirm: "تأكيد الدفع",
    cancel: "إلغاء",
    broken: "حدث خطأ ما. يرجى المحاولة مرة أخرى.",
    faults: {
      required: "هذا الحقل مطلوب.",
      number: "تحقق من رقم البطاقة.",
      "not-accepted": "هذه البطاقة غير مقبولة هنا.",
      expiry: "تحقق من تاريخ الانتهاء.",
      code: "تحقق من رمز الأمان.",
      holder: "أدخل الاسم على البطاقة.",
    },
  },
};
