import { MAX_NIGHT_PRICE, MIN_NIGHT_PRICE } from "#contract/host/listing-prices.ts";
import { freeCancellationHours, listingLimits } from "#domain/listing/listing-limits.ts";
import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import { decimal, lookup, lookupList, text, time, whole, yesOrNo } from "./cell-kinds.ts";
import { CellRefused, type Column, needed, optional } from "./column.ts";

const [minName, maxName] = listingLimits.nameLength;
const [minDescription, maxDescription] = listingLimits.descriptionLength;
const NO_CONTACT = "without phone numbers, links or words about paying elsewhere";
const nameIn = (language: string) =>
  text(`${minName} to ${maxName} characters with ${language} letters, ${NO_CONTACT}`);
const descriptionIn = (language: string) =>
  text(
    `${minDescription} to ${maxDescription.toLocaleString("en")} characters with ${language} letters, ${NO_CONTACT}`,
  );
const infoIn = (language: string) => text(`3 to 500 characters with ${language} letters, ${NO_CONTACT}`);
const price = whole(MIN_NIGHT_PRICE, MAX_NIGHT_PRICE, " riyals");
const POLICIES = { "partly refundable": 1, "non-refundable": 2, "fully refundable": 3 } as const;
const policyAllowed = "fully refundable, partly refundable or non-refundable (or 3, 1, 2)";
const hoursAllowed = `one of ${freeCancellationHours.join(", ")} hours`;

const policy = {
  allowed: policyAllowed,
  read: (cell: string): number => {
    const id = POLICIES[cell.toLowerCase() as keyof typeof POLICIES] ?? Number(cell);
    if (![1, 2, 3].includes(id)) throw new CellRefused(policyAllowed);
    return id;
  },
};
const hours = { allowed: hoursAllowed, read: whole(0, 168).read };

/** The columns of homes.csv under the names of the fields of a listing; place and information are read apart. */
export const homeColumns: readonly Column[] = [
  needed("externalId", text("your own name of the home, which never changes"), {
    en: "Your own id of the home",
    ar: "رمز المكان لديك",
    example: "RYD-001",
  }),
  optional("hostExternalId", text("an externalId of hosts.csv"), { en: "Host", ar: "المضيف", example: "H-1" }),
  needed("nameEn", nameIn("Latin"), { en: "Name in English", ar: "الاسم بالإنجليزية", example: "Qamra Chalet" }),
  needed("nameAr", nameIn("Arabic"), { en: "Name in Arabic", ar: "الاسم بالعربية", example: "شاليه قمرا" }),
  needed("propertyTypeId", lookup(lookupTypes.PROPERTY_TYPE, "a type of home such as Chalet"), {
    en: "Type of home",
    ar: "نوع المكان",
    example: "Chalet",
  }),
  needed("guestTypeIds", lookupList(lookupTypes.GUEST_TYPE, "Families, Men, Women or Everyone"), {
    en: "Guests who may book",
    ar: "الضيوف المسموح لهم",
    example: "Families|Women",
  }),
  needed("size", whole(...listingLimits.size, " m²"), {
    en: "Area in square metres",
    ar: "المساحة بالمتر المربع",
    example: "480",
  }),
  needed("capacity", whole(...listingLimits.capacity, " guests"), {
    en: "Guests at most, day visitors included",
    ar: "أقصى عدد من الضيوف، مع زوار النهار",
    example: "12",
  }),
  optional("sleeps", whole(...listingLimits.capacity, " guests"), {
    en: "Guests who can sleep there",
    ar: "عدد الضيوف الذين يبيتون",
    example: "4",
  }),
  needed("cityId", text("a city of our list or of cities.csv"), { en: "City", ar: "المدينة", example: "Riyadh" }),
  needed("areaId", text("an area of the city"), { en: "Area", ar: "الحي", example: "Al Rimal" }),
  needed("latitude", decimal(-90, 90), { en: "Latitude", ar: "خط العرض", example: "24.8794" }),
  needed("longitude", decimal(-180, 180), { en: "Longitude", ar: "خط الطول", example: "46.8371" }),
  optional("streetEn", text("at most 120 characters"), {
    en: "Street in English",
    ar: "الشارع بالإنجليزية",
    example: "Al Wadi Street",
  }),
  optional("streetAr", text("at most 120 characters"), {
    en: "Street in Arabic",
    ar: "الشارع بالعربية",
    example: "شارع الوادي",
  }),
  optional("building", text("at most 20 characters"), { en: "Building number", ar: "رقم المبنى", example: "2101" }),
  optional("postalCode", text("at most 12 characters"), { en: "Postal code", ar: "الرمز البريدي", example: "13253" }),
  optional("isBySea", yesOrNo, { en: "By the sea", ar: "على البحر", example: "no" }),
  needed("amenityIds", lookupList(lookupTypes.AMENITY, `at least ${listingLimits.amenities} amenities of our list`), {
    en: "Amenities",
    ar: "الميزات",
    example: "Private pool|Air conditioning|Wi-Fi|Parking",
  }),
  needed("checkInFrom", time, { en: "Check-in from", ar: "الوصول من", example: "16:00" }),
  needed("checkOutTo", time, { en: "Check-out until", ar: "المغادرة حتى", example: "12:00" }),
  needed("descriptionEn", descriptionIn("Latin"), {
    en: "Description in English",
    ar: "الوصف بالإنجليزية",
    example:
      "A quiet chalet on the edge of the dunes with a private pool, a majlis for large families and a garden that is green all year.",
  }),
  needed("descriptionAr", descriptionIn("Arabic"), {
    en: "Description in Arabic",
    ar: "الوصف بالعربية",
    example:
      "شاليه هادئ على طرف الكثبان، فيه مسبح خاص ومجلس يتسع للعائلات الكبيرة وحديقة خضراء طوال السنة تطل على الرمال.",
  }),
  optional("policyTypeId", policy, { en: "Cancellation", ar: "سياسة الإلغاء", example: "fully refundable" }),
  optional("freeCancellationHours", hours, {
    en: "Free cancellation until so many hours before",
    ar: "الإلغاء المجاني حتى كم ساعة قبل الوصول",
    example: "60",
  }),
  optional("insuranceAmount", whole(...listingLimits.deposit, " riyals"), {
    en: "Deposit in riyals",
    ar: "التأمين بالريال",
    example: "500",
  }),
  optional("serviceFee", whole(...listingLimits.serviceFee, " riyals"), {
    en: "Service fee of a stay in riyals before VAT",
    ar: "رسوم الخدمة للإقامة بالريال قبل الضريبة",
    example: "0",
  }),
  needed("weekdayPrice", price, {
    en: "Riyals a night before VAT",
    ar: "سعر الليلة بالريال قبل الضريبة",
    example: "800",
  }),
  needed("weekendPrice", price, {
    en: "Riyals a weekend night before VAT",
    ar: "سعر ليلة نهاية الأسبوع بالريال قبل الضريبة",
    example: "1200",
  }),
  optional("noticeHours", whole(0, 168, " hours"), {
    en: "Hours of notice before check-in",
    ar: "ساعات الإشعار قبل الوصول",
    example: "",
  }),
  optional("sameDayUntil", time, { en: "Bookings for today until", ar: "حجوزات اليوم حتى الساعة", example: "" }),
  optional("prepNights", whole(0, 2), {
    en: "Nights to prepare between stays",
    ar: "ليالي التجهيز بين الإقامات",
    example: "",
  }),
  optional("windowMonths", whole(1, 12), {
    en: "Months ahead that can be booked",
    ar: "أشهر الحجز المسبق",
    example: "",
  }),
  optional("maxNights", whole(1, 28), { en: "Nights at most", ar: "أقصى عدد من الليالي", example: "" }),
  optional("licenseNumber", text("the number on the permit: 8 digits in Saudi Arabia"), {
    en: "Licence number",
    ar: "رقم الرخصة",
    example: "50123456",
  }),
  optional("originalNameEn", text("at most 80 characters"), {
    en: "Former name in English",
    ar: "الاسم السابق بالإنجليزية",
    example: "",
  }),
  optional("originalNameAr", text("at most 80 characters"), {
    en: "Former name in Arabic",
    ar: "الاسم السابق بالعربية",
    example: "",
  }),
  optional("compoundNameEn", text("at most 80 characters"), {
    en: "Compound in English",
    ar: "المجمع بالإنجليزية",
    example: "",
  }),
  optional("compoundNameAr", text("at most 80 characters"), {
    en: "Compound in Arabic",
    ar: "المجمع بالعربية",
    example: "",
  }),
  optional("parkingEn", infoIn("Latin"), {
    en: "Parking, in English",
    ar: "المواقف بالإنجليزية",
    example: "Space for 4 cars inside the gate",
  }),
  optional("parkingAr", infoIn("Arabic"), {
    en: "Parking, in Arabic",
    ar: "المواقف بالعربية",
    example: "مواقف داخلية تتسع لـ 4 سيارات",
  }),
  optional("accessibilityEn", infoIn("Latin"), {
    en: "Accessibility, in English",
    ar: "تسهيلات ذوي الإعاقة بالإنجليزية",
    example: "",
  }),
  optional("accessibilityAr", infoIn("Arabic"), {
    en: "Accessibility, in Arabic",
    ar: "تسهيلات ذوي الإعاقة بالعربية",
    example: "",
  }),
];

/** Columns of homes.csv that say how a home is booked. */
export const bookingColumns = ["noticeHours", "sameDayUntil", "prepNights", "windowMonths", "maxNights"] as const;

/** Columns of homes.csv that are rows of information: category and language. */
export const infoColumns = [
  { category: 1, en: "parkingEn", ar: "parkingAr" },
  { category: 3, en: "accessibilityEn", ar: "accessibilityAr" },
] as const;
