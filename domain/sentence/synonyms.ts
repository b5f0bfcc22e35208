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
    [
      guestTypes.families,
      "family,families,family friendly,عائلة,عائلات,عوائل,عائلتي,أهلي,أسرة,العائلة,للعائلة,عائلي,عائلية,عيلة,عائلتين",
    ],
    [
      guestTypes.men,
      "men,man,guys,guy,lads,young men,bachelors,bachelor,شباب,رجال,عزاب,شاب,رجل,شبابي,شبابية,رجالي,عزابي,عزابية,شبان",
    ],
    [guestTypes.women, "women,woman,ladies,girls,female,نساء,بنات,سيدات,حريم,نسائي,نسائية,بناتي"],
  ],
  amenities: [
    [amenities.PRIVATE_POOL, "private pool,private swimming pool,own pool,مسبح خاص,مسبح مستقل"],
    [
      amenities.HEATED_POOL,
      "heated pool,heated swimming pool,warm pool,مسبح مدفأ,مسبح دافئ,مسبح ساخن,مسبح مدفي,مسبح دافي,مسبحه دافي,مسبحه مدفأ,مسبح حار",
    ],
    [
      amenities.CHILDRENS_POOL,
      "kids pool,children pool,childrens pool,kid's pool,مسبح أطفال,مسبح للأطفال,مسبح للعيال,pool for kids,pool for children",
    ],
    [amenities.GARDEN, "garden,lawn,حديقة,حدائق,مسطح أخضر"],
    [
      amenities.BARBECUE,
      "barbecue,barbeque,bbq,grill,barbecue area,bbq area,شواء,مشواة,باربكيو,مكان للشواء,منقل,الشوي,مكان شوي,منطقة شوي,ركن شوي,محل شوي",
    ],
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
      "separate sections,two sections,2 sections,separate entrances,قسم للعوائل وقسم للشباب,قسمين,قسمين منفصلين,قسمان منفصلان,قسم رجال وقسم نساء",
    ],
    [amenities.LARGE_SCREEN, "large screen,big screen,tv,television,شاشة,شاشة كبيرة,تلفزيون,تلفاز"],
    [amenities.BILLIARDS, "billiards,pool table,snooker,بلياردو"],
    [amenities.TABLE_FOOTBALL, "table football,foosball,فرفيرة"],
    [
      amenities.FOOTBALL_PITCH,
      "football pitch,football field,football,soccer,soccer field,ملعب كرة قدم,ملعب كرة,ملعب قدم,ملعب كورة,ملعب كوره قدم,football ground,football court",
    ],
    [amenities.VOLLEYBALL_COURT, "volleyball court,volleyball,ملعب كرة طائرة,ملعب طائرة,ملعب كرة الطائرة"],
    [
      amenities.PLAYGROUND,
      "playground,play area,kids area,kids play area,ألعاب أطفال,ألعاب للأطفال,ألعاب للعيال,ألعاب عيال,منطقة ألعاب,ملاهي أطفال",
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
    [
      spaces.MAJLIS,
      "majlis,men s majlis,women s majlis,مجلس,مجالس,مجلس رجال,مجلس للرجال,مجلس نساء,مجلس للنساء,مجلس حريم,مجلس للحريم",
    ],
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
  [
    "cheap,affordable,inexpensive,economical,low cost,low price,budget friendly,not expensive,not too expensive",
    "price",
  ],
  [
    "not so expensive,not that expensive,best price,رخيص,رخيصة,رخاص,اقتصادي,اقتصادية,غير مكلف,غير مكلفة,غير غالي",
    "price",
  ],
  ["مو غالي,مو غالية,مب غالي,مب غالية,مهب غالي,ما هو غالي,سعر مناسب,أسعار مناسبة,سعره مناسب", "price"],
  ["cheapest,lowest price,cheapest first,أرخص,الأرخص,أقل سعر,الأقل سعرا,أرخص سعر", "price"],
  [
    "top rated,best rated,highest rated,best reviewed,الأعلى تقييما,أعلى تقييم,أفضل تقييم,الأفضل تقييما,أفضل شاليهات تقييما,أعلى تقييما,أحسن تقييم",
    "rating",
  ],
];
