import type { AirlineBanner, BannerText, campaigns } from "#api/schema/content.ts";
import { countryCodes } from "#domain/site/site-countries.ts";

type Campaign = Omit<typeof campaigns.$inferInsert, "startsAt" | "endsAt" | "id">;
export type SeedCampaign = Campaign & {
  /** Days from the day of seeding. */
  from: number;
  to: number;
  popup?: boolean;
  cta: string;
  voucherCode: string | null;
  /** The names of drawings. */
  images: string[];
  airline?: AirlineBanner;
  en: Texts;
  ar: Texts;
};
/** Further links lead to other cities; the first is `cta`. */
type Texts = Omit<BannerText, "bannerLinks" | "images" | "validity" | "airline"> & {
  more?: { path: string; name: string }[];
};

const welcome: SeedCampaign = {
  name: "first-booking",
  countryCode: "SA",
  from: -90,
  to: 270,
  popup: true,
  cta: "/chalets-home",
  voucherCode: "AHLAN50",
  images: ["campaign-welcome"],
  en: {
    destination: "All cities",
    title: "Welcome in",
    header: "SAR 50 off your first booking",
    bodies: ["Save 50 riyals on your first stay with us, wherever you go."],
    conditions: "For a first booking of SAR 500 or more before VAT.",
    ctaName: "Start searching",
  },
  ar: {
    destination: "كل المدن",
    title: "حيّاك الله",
    header: "خصم 50 ريالًا على أول حجز",
    bodies: ["أول إقامة معنا أقل بخمسين ريالًا أينما كانت وجهتك."],
    conditions: "للحجز الأول بقيمة 500 ريال فأكثر قبل الضريبة.",
    ctaName: "ابدأ البحث",
  },
};

/** The code takes riyals off, and other countries read no amount in riyals. */
const welcomeAbroad: Pick<SeedCampaign, "name" | "en" | "ar"> = {
  name: "first-booking-abroad",
  en: {
    ...welcome.en,
    header: "Money off your first booking",
    bodies: ["Save on your first stay with us, wherever you go."],
    conditions: "For a first booking above a minimum amount. You see both in your currency before you pay.",
  },
  ar: {
    ...welcome.ar,
    header: "خصم على أول حجز",
    bodies: ["أول إقامة معنا أقل سعرًا أينما كانت وجهتك."],
    conditions: "للحجز الأول فوق حد أدنى. يظهر الحد والخصم بعملتك قبل الدفع.",
  },
};
const otherCountries = countryCodes.filter((code) => code !== "SA");

/** Current ones for every site, one for a country and one for a brand, one that has ended and one in the future. */
export const seedCampaigns: readonly SeedCampaign[] = [
  {
    name: "weekday-escape",
    from: -20,
    to: 75,
    cta: "/chalets/search?cityId=5",
    voucherCode: "WEEKDAY15",
    images: ["campaign-weekday", "campaign-welcome"],
    en: {
      destination: "Riyadh",
      title: "The quiet half of the week",
      header: "15% off, Sunday to Wednesday",
      bodies: [
        "The same pool and fire pit, with fewer cars on the road.",
        "Book nights from Sunday to Wednesday and pay less.",
      ],
      conditions:
        "For nights in Riyadh from Sunday to Wednesday; other nights of the stay keep their price. At most SAR 600 off before VAT. One code per booking.",
      ctaName: "See chalets",
      more: [{ path: "/chalets/search?cityId=5&propertyTypes=2", name: "Istirahas only" }],
    },
    ar: {
      destination: "الرياض",
      title: "النصف الهادئ من الأسبوع",
      header: "خصم 15% من الأحد إلى الأربعاء",
      bodies: ["المسبح نفسه والشبّة نفسها والطريق أهدأ.", "احجز ليالي وسط الأسبوع وادفع أقل."],
      conditions:
        "لليالي الرياض من الأحد إلى الأربعاء، وتبقى بقية ليالي الإقامة بسعرها. بحد أقصى 600 ريال قبل الضريبة. رمز واحد لكل حجز.",
      ctaName: "شاهد الشاليهات",
      more: [{ path: "/chalets/search?cityId=5&propertyTypes=2", name: "الاستراحات فقط" }],
    },
  },
  welcome,
  ...otherCountries.map((countryCode) => ({ ...welcome, ...welcomeAbroad, countryCode })),
  {
    name: "khiran-weekends",
    countryCode: "KW",
    from: -10,
    to: 60,
    cta: "/chalets/search?cityId=11",
    voucherCode: null,
    images: ["campaign-khiran"],
    en: {
      destination: "Al Khiran",
      title: "To the sea on Thursday",
      header: "Chalets in Al Khiran and Bnaider",
      bodies: ["Steps from the beach, with a barbecue corner, an hour from the city."],
      conditions: "Prices include taxes and fees.",
      ctaName: "Choose a chalet",
    },
    ar: {
      destination: "الخيران",
      title: "الخميس على البحر",
      header: "شاليهات الخيران وبنيدر",
      bodies: ["باب على البحر وركن للشواء، وعلى بعد ساعة من المدينة."],
      conditions: "الأسعار شاملة الضريبة والرسوم.",
      ctaName: "اختر شاليهًا",
    },
  },
  {
    name: "mountain-mornings",
    brand: "tajawal",
    from: -5,
    to: 45,
    cta: "/chalets/search?cityId=6",
    voucherCode: "GHAYM10",
    images: ["campaign-mountain"],
    // A made-up airline under a code that no airline has.
    airline: {
      logo: "/brand/partner/z9.svg",
      rating: 4.6,
      customer_count: 12_400,
      iataCode: "Z9",
      page_url: "/chalets-home",
    },
    en: {
      destination: "Abha",
      title: "Wake up above the clouds",
      header: "10% off cabins and chalets in Abha",
      bodies: ["Juniper, mist and a warm room. You’ll want at least two nights."],
      conditions: "For stays of two nights or more in Abha.",
      ctaName: "See Abha",
    },
    ar: {
      destination: "أبها",
      title: "صباح فوق الغيم",
      header: "خصم 10% على أكواخ أبها وشاليهاتها",
      bodies: ["عرعر وضباب وغرفة دافئة، ولن تكفيك ليلة واحدة."],
      conditions: "للإقامة ليلتين فأكثر في أبها.",
      ctaName: "شاهد أبها",
    },
  },
  {
    name: "summer-is-over",
    from: -150,
    to: -60,
    cta: "/chalets/search?cityId=1",
    voucherCode: "BAHR20",
    images: ["campaign-sea"],
    en: {
      destination: "Jeddah",
      title: "Last days by the water",
      header: "20% off in Obhur",
      bodies: ["The sea is still warm."],
      conditions: "For stays in Jeddah.",
      ctaName: "See Jeddah",
    },
    ar: {
      destination: "جدة",
      title: "آخر أيام البحر",
      header: "خصم 20% في أبحر",
      bodies: ["البحر لا يزال دافئًا."],
      conditions: "للإقامة في جدة.",
      ctaName: "شاهد جدة",
    },
  },
  {
    name: "next-season",
    from: 90,
    to: 150,
    cta: "/chalets/search?cityId=7",
    voucherCode: null,
    images: ["campaign-rock"],
    en: {
      destination: "AlUla",
      title: "Nights between the rocks",
      header: "Camps in AlUla",
      bodies: ["Sand underfoot and the whole sky above."],
      conditions: "Prices include taxes and fees.",
      ctaName: "See AlUla",
    },
    ar: {
      destination: "العلا",
      title: "ليالٍ بين الصخور",
      header: "مخيمات العلا",
      bodies: ["رمل تحت القدم والسماء كلها فوقك."],
      conditions: "الأسعار شاملة الضريبة والرسوم.",
      ctaName: "شاهد العلا",
    },
  },
];
