import type { Platform } from "./people.ts";

const names: Record<Platform, { en: string; ar: string }> = {
  google: { en: "Google", ar: "Google" },
  facebook: { en: "Facebook", ar: "Facebook" },
  apple: { en: "Apple", ar: "Apple" },
};

/** The texts of the consent page. */
export const socialMessages = {
  en: {
    title: (platform: Platform) => `Continue with ${names[platform].en}`,
    pick: "Choose an account",
    unverified: "address not confirmed",
    none: "no address",
    other: "Someone else",
    name: "Name",
    email: "Email",
    go: "Continue",
    cancel: "Cancel",
    demo: "Demo page. It stands in for the company’s own login.",
  },
  ar: {
    title: (platform: Platform) => `المتابعة باستخدام ${names[platform].ar}`,
    pick: "اختر حسابًا",
    unverified: "عنوان غير مؤكد",
    none: "بدون عنوان",
    other: "شخص آخر",
    name: "الاسم",
    email: "البريد الإلكتروني",
    go: "متابعة",
    cancel: "إلغاء",
    demo: "صفحة تجريبية تحل محل صفحة الدخول لدى الشركة.",
  },
};
