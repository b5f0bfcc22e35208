import type { DayMark } from "#domain/site/day-marks.ts";
import type { CountryCode } from "#domain/site/site-countries.ts";
import { type Weekday, weekdays } from "#domain/stay/weekday.ts";
import { fold } from "#domain/text/fold.ts";
import { type Phrases, phraseTable } from "./phrases.ts";

/** Months by number, 1 is January. */
const gregorianNames = [
  "january,jan,يناير,كانون الثاني",
  "february,feb,فبراير,شباط",
  "march,mar,مارس,آذار",
  "april,apr,أبريل,ابريل,إبريل,نيسان",
  "may,مايو,أيار",
  "june,jun,يونيو,يونيه,حزيران",
  "july,jul,يوليو,يوليه,تموز",
  "august,aug,أغسطس,آب",
  "september,sep,sept,سبتمبر,أيلول",
  "october,oct,أكتوبر,تشرين الأول",
  "november,nov,نوفمبر,تشرين الثاني",
  "december,dec,ديسمبر,كانون الأول",
];

/** Months by number, 1 is Muharram. */
const hijriNames = [
  "muharram,محرم",
  "safar,صفر",
  "rabi al awwal,rabi i,ربيع الأول,ربيع أول",
  "rabi al thani,rabi al akhir,rabi ii,ربيع الثاني,ربيع الآخر,ربيع ثاني",
  "jumada al ula,jumada al awwal,جمادى الأولى,جمادى الأول,جماد الأول,جماد أول",
  "jumada al thani,jumada al akhirah,جمادى الآخرة,جمادى الثانية,جماد الثاني,جماد ثاني",
  "rajab,رجب",
  "shaban,sha'ban,شعبان",
  "ramadan,ramadhan,رمضان",
  "shawwal,shawal,شوال",
  "dhu al qadah,dhul qadah,dhu al qidah,dhul qidah,ذو القعدة,ذي القعدة,ذوالقعدة",
  "dhu al hijjah,dhul hijjah,zul hijjah,ذو الحجة,ذي الحجة,ذوالحجة",
];

const dayNames = [
  "sunday,الأحد",
  "monday,mon,الاثنين,الإثنين",
  "tuesday,tue,tues,الثلاثاء,الثلوث",
  "wednesday,wed,الأربعاء,الاربعاء",
  "thursday,thu,thur,thurs,الخميس",
  "friday,fri,الجمعة",
  "saturday,sat,السبت",
];

export type MonthName = { calendar: "gregorian" | "hijri"; month: number };

export const monthWords: Phrases<MonthName> = phraseTable<MonthName>([
  ...gregorianNames.map((names, at) => [names, { calendar: "gregorian", month: at + 1 }] as const),
  ...hijriNames.map((names, at) => [names, { calendar: "hijri", month: at + 1 }] as const),
]);

export const weekdayWords: Phrases<Weekday> = phraseTable(
  dayNames.map((names, at) => [names, weekdays[at] as Weekday] as const),
);

/** Days that need no number: so many days from today, the same day of every year, or the holiday of the guest's country. */
export type NamedDay = { ahead: number } | (MonthName & { day: number }) | { mark: DayMark; country?: CountryCode };
export const dayWords: Phrases<NamedDay> = phraseTable<NamedDay>([
  ["today,tonight,اليوم,الليلة", { ahead: 0 }],
  ["tomorrow,tomorrow night,غدا,بكرة,بكره,بكرا,باكر", { ahead: 1 }],
  ["day after tomorrow,the day after tomorrow,بعد غد,بعد بكرة,بعد بكره", { ahead: 2 }],
  ["eid al fitr,eid ul fitr,عيد الفطر", { calendar: "hijri", month: 10, day: 1 }],
  ["eid al adha,eid ul adha,عيد الأضحى", { calendar: "hijri", month: 12, day: 10 }],
  ["national day,اليوم الوطني,العيد الوطني,يوم الوطن", { mark: "nationalDay" }],
  ["saudi national day,اليوم الوطني السعودي", { mark: "nationalDay", country: "SA" }],
  ["founding day,saudi founding day,يوم التأسيس,التأسيس", { mark: "foundingDay", country: "SA" }],
  ["uae national day,emirates national day,union day,eid al etihad", { mark: "nationalDay", country: "AE" }],
  ["عيد الاتحاد,اليوم الوطني الإماراتي", { mark: "nationalDay", country: "AE" }],
  ["kuwait national day,kuwaiti national day,العيد الوطني الكويتي", { mark: "nationalDay", country: "KW" }],
  ["liberation day,kuwait liberation day,عيد التحرير,يوم التحرير", { mark: "liberationDay", country: "KW" }],
  ["bahrain national day,bahraini national day,العيد الوطني البحريني", { mark: "nationalDay", country: "BH" }],
  ["christmas,christmas day,xmas,الكريسماس,كريسماس,عيد الميلاد المجيد", { calendar: "gregorian", month: 12, day: 25 }],
  ["christmas eve,xmas eve,ليلة الكريسماس", { calendar: "gregorian", month: 12, day: 24 }],
  ["new year,new year's,new years", { calendar: "gregorian", month: 12, day: 31 }],
  ["new year's eve,new years eve,رأس السنة,رأس السنة الميلادية", { calendar: "gregorian", month: 12, day: 31 }],
  ["new year's day,new years day", { calendar: "gregorian", month: 1, day: 1 }],
  ["hijri new year,islamic new year,رأس السنة الهجرية", { calendar: "hijri", month: 1, day: 1 }],
  ["عيد الفطر المبارك,العيد الصغير", { calendar: "hijri", month: 10, day: 1 }],
  ["عيد الأضحى المبارك,العيد الكبير,eid adha", { calendar: "hijri", month: 12, day: 10 }],
  ["eid fitr", { calendar: "hijri", month: 10, day: 1 }],
]);

const NEXT = "next,coming,القادم,القادمة,الجاي,الجاية,المقبل,المقبلة,اللي جاي,الجايه,اللي جاية";
const AFTER_NEXT =
  "after next,after the next,بعد القادم,بعد القادمة,بعد الجاي,بعد الجاية,بعد المقبل,بعد المقبلة,اللي بعد الجاي,اللي بعد الجاية,اللي بعد القادم,اللي بعده,اللي بعدها";
const THIS = "this,the,this coming,هذا,هذه,ذا,هاذا";
const week =
  "weekend,week end,نهاية الأسبوع,نهاية الاسبوع,عطلة نهاية الأسبوع,عطلة الأسبوع,آخر الأسبوع,ويكند,الويكند,ويك اند";

/** A weekend may be any of a month; this one and those behind it are certain; "any" needs a month. */
export type WeekendWord = "weekend" | "any" | "this" | "next" | "afterNext";
const named = (before: string) => `${before} ${week.split(",").join(`,${before} `)}`;

export const weekendWords: Phrases<WeekendWord> = phraseTable<WeekendWord>([
  [`${week},the weekend`, "weekend"],
  [[named("any"), named("some"), named("one"), named("أي")].join(","), "any"],
  ["this weekend,this coming weekend,coming weekend,نهاية هذا الأسبوع,هذا الويكند", "this"],
  [
    [
      "next weekend",
      ...week.split(",").flatMap((name) =>
        NEXT.split(",")
          .filter((word) => !/[a-z]/.test(word))
          .map((word) => `${name} ${word}`),
      ),
    ].join(","),
    "next",
  ],
  [
    `${week},the weekend`
      .split(",")
      .flatMap((name) => AFTER_NEXT.split(",").map((word) => `${name} ${word}`))
      .join(","),
    "afterNext",
  ],
]);

/** This month is 0, the next is 1. */
export const relativeMonths: Phrases<0 | 1> = phraseTable<0 | 1>([
  ["this month,هذا الشهر,الشهر هذا,الشهر الحالي", 0],
  ["next month,coming month,الشهر القادم,الشهر الجاي,الشهر المقبل,الشهر اللي جاي", 1],
]);

type NextWord = "next" | "this" | "afterNext";
export const nextWords: Phrases<NextWord> = phraseTable<NextWord>([
  [NEXT, "next"],
  [AFTER_NEXT, "afterNext"],
  [THIS, "this"],
]);

const words = (list: string) => new Set(list.split(" ").map(fold));
export const toWords = words("to until till til through upto الى إلى حتى لين لغاية");
export const fromWords = words("from starting من ابتداء اعتبارا between بين on يوم بتاريخ تاريخ the");
export const ofWords = words("of شهر من");
/** Between a weekday and its date: "Thursday the 26th", "الجمعة الموافق 27 نوفمبر". */
export const dateWords = words("the on الموافق بتاريخ تاريخ");
export const andWords = new Set(["and", "و"]);
