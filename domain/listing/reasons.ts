/** Why a home is not shown, in the words that an operator and its host read. */
export const reasonTexts = {
  host: {
    field: "hostExternalId",
    en: "It has no host: guests need somebody to meet.",
    ar: "لا مضيف له: يحتاج الضيوف إلى من يستقبلهم.",
  },
  photographs: {
    field: "photos",
    en: "It needs at least 8 photographs.",
    ar: "يحتاج إلى 8 صور على الأقل.",
  },
  "photographed-rooms": {
    field: "photos",
    en: "Its photographs need a bedroom, a bathroom and a common room among them.",
    ar: "يجب أن تشمل الصور غرفة نوم ودورة مياه ومساحة مشتركة.",
  },
  "photographs-waiting": {
    field: "photos",
    en: "Some of its photographs look like another host's and wait for an operator (photos, release-photo, refuse-photo).",
    ar: "بعض صوره تشبه صور مضيف آخر وتنتظر موظف التشغيل (photos وrelease-photo وrefuse-photo).",
  },
  "licence-missing": {
    field: "licenseNumber",
    en: "Its country needs a licence number.",
    ar: "يلزم رقم رخصة في بلد المكان.",
  },
  "licence-taken": {
    field: "licenseNumber",
    en: "Another home already uses this licence number.",
    ar: "رقم الرخصة هذا مستخدم لمكان آخر.",
  },
  "licence-refused": {
    field: "licenseNumber",
    en: "The licence is not valid, so the home cannot be shown.",
    ar: "الرخصة غير سارية، لذلك لا يمكن عرض المكان.",
  },
  "licence-silent": {
    field: "licenseNumber",
    en: "The register of licences did not answer. Import again, or approve the home.",
    ar: "لم يجب سجل الرخص. أعد الاستيراد أو وافق على العرض.",
  },
} as const satisfies Record<string, { field: string; en: string; ar: string }>;

export type ReasonCode = keyof typeof reasonTexts;
export type Reason = { code: ReasonCode; field: string; en: string; ar: string };

export function reasonOf(code: ReasonCode): Reason {
  return { code, ...reasonTexts[code] };
}

/** Reasons that an operator's word cannot replace. Without photographs a home is shown with drawn pictures, never in production. */
export function isFinalReason(code: ReasonCode, isProduction: boolean): boolean {
  if (code === "photographs") return isProduction;
  return code !== "photographed-rooms" && code !== "licence-silent";
}
