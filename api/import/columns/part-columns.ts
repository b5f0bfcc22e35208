import { MAX_NIGHT_PRICE, MIN_NIGHT_PRICE } from "#contract/host/listing-prices.ts";
import { listingLimits } from "#domain/listing/listing-limits.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { hostLanguages } from "#domain/property/host-profile.ts";
import { day, decimal, listOf, lookup, oneOfWords, text, whole, yesOrNo } from "./cell-kinds.ts";
import { CellRefused, type Column, needed, optional } from "./column.ts";

const home = needed("externalId", text("an externalId of homes.csv"), { en: "Home", ar: "المكان", example: "RYD-001" });

export const spaceColumns: readonly Column[] = [
  home,
  needed("spaceCategoryId", lookup(lookupTypes.SPACE_CATEGORY, "a space such as Bedroom"), {
    en: "Space",
    ar: "المرفق",
    example: "Bedroom",
  }),
  optional("count", whole(...listingLimits.spaceCount), { en: "How many like this", ar: "العدد", example: "2" }),
  optional("detailEn", text("at most 200 characters"), {
    en: "Beds or seats, in English",
    ar: "الأسرّة أو المقاعد بالإنجليزية",
    example: "One double bed",
  }),
  optional("detailAr", text("at most 200 characters"), {
    en: "Beds or seats, in Arabic",
    ar: "الأسرّة أو المقاعد بالعربية",
    example: "سرير مزدوج",
  }),
];

export const ruleColumns: readonly Column[] = [
  home,
  optional("rule", lookup(lookupTypes.RULE, "a rule of our list such as No smoking"), {
    en: "Rule of our list",
    ar: "قاعدة من قائمتنا",
    example: "No smoking",
  }),
  optional("en", text("5 to 200 characters with Latin letters"), {
    en: "Own rule in English",
    ar: "قاعدة خاصة بالإنجليزية",
    example: "",
  }),
  optional("ar", text("5 to 200 characters with Arabic letters"), {
    en: "Own rule in Arabic",
    ar: "قاعدة خاصة بالعربية",
    example: "",
  }),
];

const priceKinds = ["day", "season", "period", "length", "early", "last-minute"] as const;

export const priceColumns: readonly Column[] = [
  home,
  needed("kind", oneOfWords(priceKinds), { en: "Kind of price", ar: "نوع السعر", example: "period" }),
  optional("name", text("a day such as fri, a season such as eid, or a name of the period"), {
    en: "Day, season or name of the period",
    ar: "اليوم أو الموسم أو اسم الفترة",
    example: "New Year",
  }),
  optional("from", day, { en: "First day", ar: "أول يوم", example: "2026-12-30" }),
  optional("to", day, { en: "Last day", ar: "آخر يوم", example: "2027-01-02" }),
  optional("price", whole(MIN_NIGHT_PRICE, MAX_NIGHT_PRICE, " riyals"), {
    en: "Riyals a night before VAT",
    ar: "سعر الليلة بالريال قبل الضريبة",
    example: "1500",
  }),
  optional("percent", whole(-50, 200, " percent"), { en: "Percent", ar: "النسبة", example: "" }),
  optional("nights", whole(1, 28, " nights"), { en: "Nights at least", ar: "أقل عدد من الليالي", example: "2" }),
  optional("days", whole(0, 365, " days"), { en: "Days before check-in", ar: "الأيام قبل الوصول", example: "" }),
];

export const feedColumns: readonly Column[] = [
  home,
  needed("name", text("1 to 60 characters"), {
    en: "Name of the other calendar",
    ar: "اسم التقويم الآخر",
    example: "Airbnb",
  }),
  needed("url", text("an address that begins with https"), {
    en: "Address of its calendar (iCal)",
    ar: "رابط التقويم (iCal)",
    example: "https://calendar.example.com/ryd-001.ics",
  }),
];

const doorsAllowed = "doors such as kitchen:90:0 (room, direction, height), separated by |";

const doors = {
  allowed: doorsAllowed,
  read: (cell: string) =>
    listOf(cell).map((part) => {
      const [, to, yaw, pitch = "0"] =
        /^([a-z][a-z0-9-]*):(-?\d{1,3}(?:\.\d+)?)(?::(-?\d{1,2}(?:\.\d+)?))?$/.exec(part) ?? [];
      if (to === undefined) throw new CellRefused(doorsAllowed);
      return { to, yaw: Number(yaw), pitch: Number(pitch) };
    }),
};

export const photoColumns: readonly Column[] = [
  home,
  needed("file", text("the name of a file in photos/<externalId>, or an address that begins with https"), {
    en: "File",
    ar: "الملف",
    example: "bedroom-1.jpg",
  }),
  optional("kind", oneOfWords(["photo", "panorama"]), {
    en: "Photograph or panorama",
    ar: "صورة أو بانوراما",
    example: "photo",
  }),
  optional("spaceCategoryId", lookup(lookupTypes.SPACE_CATEGORY, "a space such as Bedroom"), {
    en: "Space",
    ar: "المرفق",
    example: "Bedroom",
  }),
  optional("rank", whole(1, listingLimits.maxPhotos), {
    en: "Position; 1 is the cover",
    ar: "الترتيب؛ 1 هي الغلاف",
    example: "1",
  }),
  optional("altEn", text("at most 200 characters"), {
    en: "What it shows, in English",
    ar: "ما تظهره بالإنجليزية",
    example: "A bedroom with a double bed",
  }),
  optional("altAr", text("at most 200 characters"), {
    en: "What it shows, in Arabic",
    ar: "ما تظهره بالعربية",
    example: "غرفة نوم فيها سرير مزدوج",
  }),
  optional("focusX", decimal(0, 1), {
    en: "What a crop keeps: share of the width",
    ar: "مركز القص من العرض",
    example: "0.5",
  }),
  optional("focusY", decimal(0, 1), {
    en: "What a crop keeps: share of the height",
    ar: "مركز القص من الارتفاع",
    example: "0.4",
  }),
  optional("roomEn", text("at most 60 characters"), {
    en: "Name of the panorama in English",
    ar: "اسم البانوراما بالإنجليزية",
    example: "",
  }),
  optional("roomAr", text("at most 60 characters"), {
    en: "Name of the panorama in Arabic",
    ar: "اسم البانوراما بالعربية",
    example: "",
  }),
  optional("startYaw", decimal(-180, 180), {
    en: "Direction at the start in degrees",
    ar: "اتجاه البداية بالدرجات",
    example: "",
  }),
  optional("doors", doors, { en: "Doors to other panoramas", ar: "الأبواب إلى بانوراما أخرى", example: "" }),
];

const userTypes = oneOfWords(["OWNER", "CARETAKER", "COMPANY"]);
const phoneAllowed = "an international number such as +966512345678";

const phone = {
  allowed: phoneAllowed,
  read: (cell: string) => {
    const number = cell.replace(/[\s()-]/g, "").replace(/^00/, "+");
    if (!/^\+[1-9]\d{5,14}$/.test(number)) throw new CellRefused(phoneAllowed);
    return number;
  },
};

const languages = {
  allowed: `some of ${hostLanguages.join(", ")}, separated by |`,
  read: (cell: string) => listOf(cell).map((part) => oneOfWords(hostLanguages).read(part)),
};

export const hostColumns: readonly Column[] = [
  needed("externalId", text("your own id of the host, which never changes"), {
    en: "Your own id of the host",
    ar: "رمز المضيف لديك",
    example: "H-1",
  }),
  needed("firstNameEn", text("1 to 60 characters"), {
    en: "Name in English",
    ar: "الاسم بالإنجليزية",
    example: "Fahad",
  }),
  needed("firstNameAr", text("1 to 60 characters"), { en: "Name in Arabic", ar: "الاسم بالعربية", example: "فهد" }),
  needed("phone", phone, {
    en: "Mobile that gets messages of bookings",
    ar: "الجوال الذي تصله الحجوزات",
    example: "+966512345678",
  }),
  optional("languages", languages, { en: "Languages", ar: "اللغات", example: "ar|en" }),
  optional("hasWhatsapp", yesOrNo, { en: "WhatsApp on this mobile", ar: "واتساب على هذا الجوال", example: "yes" }),
  needed("userType", userTypes, { en: "Who guests meet", ar: "من يستقبل الضيوف", example: "OWNER" }),
  optional("hostingSince", day, { en: "Host since", ar: "مضيف منذ", example: "2019-05-01" }),
];
