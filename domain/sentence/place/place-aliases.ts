/** Other names of cities, areas and landmarks, by their own name. Several places may have one. */
export const placeAliases: readonly (readonly [name: string, aliases: string])[] = [
  ["Jeddah", "Jidda,Jeda,Jaddah"],
  ["Madinah", "Medina,Al Medina,Madina,Al Madinah Al Munawwarah,المدينة"],
  ["Al Ahsa", "Hasa,Al Hasa,الحسا"],
  ["Ras Al Khaimah", "RAK"],
  ["Buraydah", "Buraidah,Buraida"],
  ["Taif", "At Taif,Taef"],
  ["Riyadh", "الرياظ,Riad"],
  ["North Obhur", "Obhur,أبحر"],
  ["South Obhur", "Obhur,أبحر"],
  ["Half Moon Beach", "half moon,half moon bay,نص القمر,نصف القمر,شاطئ نص القمر,هاف مون"],
  ["Al Hada", "الهدى"],
  ["Al Soudah", "Soudah,Al Sudah,Sawda"],
  ["Boulevard City", "Boulevard,the Boulevard,Riyadh Boulevard,Boulevard Riyadh,Boulevard Riyadh City"],
  ["Boulevard City", "البوليفارد,بوليفارد الرياض,البوليفارد سيتي"],
  ["Kingdom Centre", "Kingdom Tower,Kingdom Center"],
  ["King Abdullah Financial District", "KAFD,كافد,المركز المالي"],
  ["Al Faisaliah Tower", "Faisaliah,Faisaliyah Tower,Al Faisaliyah Tower"],
  ["At-Turaif, Diriyah", "Diriyah,At Turaif,الدرعية,الطريف"],
  ["Riyadh Airport", "King Khalid Airport,مطار الملك خالد"],
  ["Jeddah Airport", "King Abdulaziz Airport,مطار الملك عبدالعزيز"],
  ["Dammam Airport", "King Fahd Airport,مطار الملك فهد"],
  ["The Prophet's Mosque", "Prophet Mosque,Nabawi Mosque,Masjid Nabawi,Al Masjid an Nabawi,Al Masjid Al Nabawi"],
  ["The Prophet's Mosque", "الحرم النبوي,الحرم النبوي الشريف,الحرم المدني,المسجد النبوي الشريف"],
];

/** Names that many cities have: only beside their city they are one place. */
export const aliasesWithinCity: readonly (readonly [name: string, aliases: string])[] = [
  ["The Prophet's Mosque", "Haram,the Haram,الحرم"],
  ["Al Balad, Historic Jeddah", "Balad,Al Balad,old town,البلد,جدة القديمة"],
  ["Jeddah Airport", "airport,the airport,المطار"],
  ["Riyadh Airport", "airport,the airport,المطار"],
  ["Dammam Airport", "airport,the airport,المطار"],
  ["Taif Airport", "airport,the airport,المطار"],
  ["Abha Airport", "airport,the airport,المطار"],
  ["Madinah Airport", "airport,the airport,المطار"],
  ["Dubai Airport", "airport,the airport,المطار"],
];

/** Without their article these are other words: a city, a country, an airport, "a bit". */
export const wordsWithArticle: readonly string[] = ["مدينة", "بلد", "مطار", "حرم", "شوي"];

/** Places without homes of ours, which are near to the name of one or often asked for. */
export const otherPlaces =
  "Hail,Tabuk,Jizan,Jazan,Najran,Makkah,Mecca,Makka,Yanbu,Baha,Al Baha,Arar,Sakaka,Al Jouf,Khamis Mushait,Jubail,Al Jubail,Qatif," +
  "Unaizah,Onaizah,Unayzah,Qassim,Al Kharj,Kharj,Majmaah,Rabigh,Umluj,Neom,Hafar Al Batin,Eastern Province," +
  "Abu Dhabi,Sharjah,Ajman,Fujairah,Umm Al Quwain,Al Ain,Hatta,Kuwait,Kuwait City,Bahrain,Muharraq,Qatar,Doha,Oman,Muscat,Salalah," +
  "Egypt,Cairo,Turkey,Istanbul,London,Paris,Jordan,Amman,Georgia,Tbilisi,Bali,Maldives," +
  "حائل,تبوك,جازان,جيزان,نجران,مكة,مكة المكرمة,ينبع,الباحة,عرعر,سكاكا,الجوف,خميس مشيط,الجبيل,القطيف,عنيزة,القصيم,الخرج,المجمعة," +
  "رابغ,أملج,نيوم,حفر الباطن,الشرقية,المنطقة الشرقية,أبوظبي,أبو ظبي,الشارقة,عجمان,الفجيرة,أم القيوين,العين,حتا,الكويت,البحرين," +
  "المحرق,قطر,الدوحة,عمان,مسقط,صلالة,مصر,القاهرة,تركيا,اسطنبول,لندن,باريس,الأردن,جورجيا,المالديف";
