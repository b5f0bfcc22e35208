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
    pick: "Who are you?",
    unproven: "address not confirmed",
    none: "no address",
    other: "Somebody else",
    name: "Name",
    email: "Email",
    go: "Continue",
    cancel: "Cancel",
    demo: "The sandbox plays this company. Nobody real is asked.",
  },
  ar: {
    title: (platform: Platform) => `المتابعة باستخدام ${names[platform].ar}`,
    pick: "من أنت؟",
    unproven: "عنوان غير مؤكد",
    none: "بدون عنوان",
    other: "شخص آخر",
    name: "الاسم",
    email: "البريد الإلكتروني",
    go: "متابعة",
    cancel: "إلغاء",
    demo: "تؤدي بيئة الشركاء دور هذه الشركة، ولا يُسأل أحد حقيقي.",
  },
};
