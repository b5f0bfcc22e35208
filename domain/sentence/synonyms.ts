import { amenities } from "#domain/lookup/amenities.ts";
import { propertyTypes } from "#domain/lookup/property-types.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import type { LookupFilterName } from "#domain/search/filters.ts";
import { guestTypes } from "#domain/search/guest-types.ts";
import type { SortBy } from "#domain/search/sorts.ts";

type OptionWords = readonly (readonly [id: number, phrases: string])[];

/** The filters by an option of a lookup; cities and areas are places. */
export type OptionFilterName = Exclude<LookupFilterName, "cities" | "areas">;

/** What guests call an option besides its label, in both languages. The words of yes-or-no filters are in their rows. */
export const optionSynonyms: Record<OptionFilterName, OptionWords> = {
  propertyTypes: [
    [propertyTypes.CHALET, "chalet,شاليه,شاليهات,شالية"],
    [propertyTypes.ISTIRAHA, "istiraha,istirahas,rest house,resthouse,استراحة,استراحات"],
    [propertyTypes.VILLA, "villa,فيلا,فلة,فلل,فيلات"],
    [propertyTypes.FARM, "farm,farmhouse,farm house,farm stay,مزرعة,مزارع"],
    [propertyTypes.CAMP, "camp,مخيم,مخيمات"],
    [propertyTypes.APARTMENT, "apartment,flat,شقة,شقق"],
    [propertyTypes.CABIN, "cabin,hut,كوخ,أكواخ"],
  ],
  guestTypes: [
    [guestTypes.families, "family,families,عائلة,عائلات,عوائل,عائلتي,أهلي,أسرة,العائلة,للعائلة"],
    [guestTypes.men, "men,young men,bachelors,شباب,رجال,عزاب"],
    [guestTypes.women, "women,ladies,girls,نساء,بنات,سيدات,حريم"],
  ],
  amenities: [
    [amenities.PRIVATE_POOL, "private pool,private swimming pool,own pool,مسبح خاص,مسبح مستقل"],
    [amenities.HEATED_POOL, "heated pool,heated swimming pool,warm pool,مسبح مدفأ,مسبح دافئ,مسبح ساخن"],
    [amenities.CHILDRENS_POOL, "kids pool,children pool,childrens pool,kid's pool,مسبح أطفال,مسبح للأطفال"],
    [amenities.GARDEN, "garden,lawn,حديقة,حدائق,مسطح أخضر"],
    [amenities.BARBECUE, "barbecue,barbeque,bbq,grill,barbecue area,bbq area,شواء,مشواة,باربكيو,مكان للشواء,منقل"],
    [amenities.FIRE_PIT, "fire pit,firepit,campfire,شبة,شبة نار,مشب,وجار"],
    [amenities.OUTDOOR_SEATING, "outdoor seating,outdoor sitting,جلسات خارجية,جلسة خارجية"],
    [amenities.KITCHEN, "full kitchen,fully equipped kitchen,equipped kitchen,مطبخ متكامل,مطبخ مجهز"],
    [amenities.COFFEE_CORNER, "coffee corner,coffee machine,ركن قهوة,كوفي كورنر"],
    [amenities.AIR_CONDITIONING, "air conditioning,air conditioner,aircon,air con,ac,تكييف,مكيف,مكيفات,مكيفة"],
    [amenities.HEATING, "heating,heater,تدفئة,دفاية"],
    [amenities.WIFI, "wi-fi,wifi,internet,واي فاي,واي فأي,وايفاي,انترنت,إنترنت,نت"],
    [amenities.JACUZZI, "jacuzzi,hot tub,whirlpool,جاكوزي"],
    [amenities.WASHING_MACHINE, "washing machine,washer,laundry,غسالة,غسالة ملابس"],
    [
      amenities.SEPARATE_SECTIONS,
      "separate sections,two sections,2 sections,قسمين,قسمين منفصلين,قسمان منفصلان,قسم رجال وقسم نساء",
    ],
    [amenities.LARGE_SCREEN, "large screen,big screen,tv,television,شاشة,شاشة كبيرة,تلفزيون,تلفاز"],
    [amenities.BILLIARDS, "billiards,pool table,snooker,بلياردو"],
    [amenities.TABLE_FOOTBALL, "table football,foosball,فرفيرة"],
    [
      amenities.FOOTBALL_PITCH,
      "football pitch,football field,football,soccer,soccer field,ملعب كرة قدم,ملعب كرة,ملعب قدم",
    ],
    [amenities.VOLLEYBALL_COURT, "volleyball court,volleyball,ملعب كرة طائرة,ملعب طائرة,ملعب كرة الطائرة"],
    [
      amenities.PLAYGROUND,
      "playground,play area,kids area,kids play area,ألعاب أطفال,ألعاب للأطفال,منطقة ألعاب,ملاهي أطفال",
    ],
    [amenities.TRAMPOLINE, "trampoline,نطيطة,نطيطه"],
    [amenities.COT, "cot,crib,baby bed,سرير أطفال,سرير طفل,سرير للطفل"],
    [amenities.PARKING, "parking,car park,parking space,مواقف سيارات,موقف سيارات,مواقف,موقف سيارة,موقف"],
    [amenities.CARETAKER, "caretaker,guard,حارس"],
    [amenities.FIRST_AID, "first aid,first aid kit,إسعافات أولية"],
    [amenities.VIEW, "view,views,scenic view,mountain view,valley view,إطلالة,إطلالات,مطل,مطلة,إطلالة جبلية"],
    [
      amenities.PETS,
      "pets,pet,pets allowed,pet friendly,dog,dogs,cat,cats,حيوانات أليفة,يسمح بالحيوانات الأليفة,حيوانات الأليفة,حيوان أليف,حيوانات,كلب,قطة",
    ],
    [
      amenities.STEP_FREE,
      "step-free,step free,wheelchair,wheelchairs,wheelchair access,wheelchair accessible,accessible,كرسي متحرك,كراسي متحركة,ذوي الإعاقة",
    ],
    [amenities.WOMENS_POOL, "womens pool,ladies pool,women only pool,مسبح نساء,مسبح للنساء,مسبح حريم,مسبح نسائي مستقل"],
    [amenities.POOL_FENCE, "pool fence,fenced pool,حاجز أمان للمسبح,حاجز للمسبح,سياج للمسبح"],
  ],
  spaces: [
    [spaces.POOL, "pool,swimming pool,مسبح,مسابح,بركة سباحة,حمام سباحة"],
    [spaces.MAJLIS, "majlis,مجلس,مجالس"],
    [spaces.KITCHEN, "kitchen,مطبخ"],
    [spaces.GAMES_ROOM, "games room,game room,غرفة ألعاب"],
    [spaces.ROOF_TERRACE, "roof terrace,rooftop,terrace,سطح"],
    [spaces.TENT, "tent,bedouin tent,بيت شعر,خيمة"],
    [spaces.COURTYARD, "courtyard,حوش,فناء"],
    [spaces.LIVING_ROOM, "living room,lounge,صالة"],
    [spaces.DINING_ROOM, "dining room,غرفة طعام"],
  ],
  reviewRating: [],
};

/** The first filter that knows a phrase has precedence: amenities before spaces of the same name. */
export const optionFilterNames = Object.keys(optionSynonyms) as OptionFilterName[];

/** Every home has these: a sentence says how many, not whether. */
export const countedSpaces: readonly number[] = [spaces.BEDROOM, spaces.BATHROOM];

export const sortWords: readonly (readonly [phrases: string, sortBy: SortBy])[] = [
  ["cheapest,lowest price,cheapest first,أرخص,الأرخص,أقل سعر,الأقل سعرا,أرخص سعر", "price"],
  ["top rated,best rated,highest rated,best reviewed,الأعلى تقييما,أعلى تقييم,أفضل تقييم,الأفضل تقييما", "rating"],
];

/** Words that say nothing by themselves. */
export const fillers = new Set(
  `a an the in at on for with and of to by is are be it that which has have having including incl plus also some any i we us my our
  me want wants need needs looking look like find show search book booking rent reserve stay stays please hi hello
  would can could you give home homes house houses place places accommodation property properties something somewhere
  within during from night nights only just check out checkin checkout arrival arriving departure leaving between suitable good nice area district neighbourhood neighborhood city town located least
  في فى من الى إلى على عن مع و ب ل ابغى أبغى ابي أبي اريد أريد نبي نريد نبغى ودي ودنا ابحث أبحث نبحث ادور أدور ندور حجز احجز أحجز
  استأجر استئجار إيجار للإيجار تأجير مكان أماكن بيت بيوت سكن إقامة اقامة فيه فيها به بها يكون تكون يوجد عنده عندها لو سمحت سمحتم رجاء
  فضلك مناسب مناسبة يناسب تناسب مدينة حي منطقة يوم تاريخ بتاريخ خلال موقع بسعر سعره سعر عدد مرحبا السلام عليكم هل ممكن شي شيء
  لمدة فقط عندنا عندي عليه عليها الوصول المغادرة والمغادرة وصول مغادرة حلو حلوة جميل جميلة يحتوي تحتوي وفيه وفيها لنا لي هذا هذه الأقل أقله`
    .split(/\s+/)
    .filter(Boolean),
);
