import { amenities } from "#domain/lookup/amenities.ts";
import type { ReviewCategoryName } from "#domain/review/review.ts";
import { groups, notAlone, type SentencesByMood } from "./review-moods.ts";

export type Topic = {
  category: ReviewCategoryName;
  /** Only properties with this amenity or space get this sentence. */
  needs?: { amenity?: number; space?: number };
  sentences: SentencesByMood;
};

export const topics: readonly Topic[] = [
  {
    category: "cleanliness",
    sentences: {
      glad: [
        ["Spotless, down to the last corner.", "نظافة ممتازة في كل زاوية."],
        [
          "Clean sheets and fresh towels were ready for us.",
          "المفارش نظيفة والمناشف جاهزة عند وصولنا.",
          { by: notAlone },
        ],
        ["You can tell they care about cleanliness.", "واضح اهتمامهم بالنظافة."],
      ],
      content: [
        [
          "Clean, apart from a little dust in the yard.",
          "نظيف ما عدا بعض الغبار في الحوش.",
          { amenity: amenities.GARDEN },
        ],
        ["The rooms were clean.", "الغرف نظيفة."],
        ["Cleanliness is good.", "النظافة جيدة."],
      ],
      doubtful: [
        ["The kitchen needed another wipe.", "المطبخ كان يحتاج تنظيفًا أكثر.", { amenity: amenities.KITCHEN }],
        ["Cleaning was done in a hurry.", "التنظيف كان على عجل."],
      ],
      letDown: [
        ["It was not clean when we arrived.", "وصلنا والمكان غير نظيف.", { by: notAlone }],
        ["The bathrooms were dirty.", "دورات المياه غير نظيفة."],
      ],
    },
  },
  {
    category: "facilities",
    needs: { amenity: 1 },
    sentences: {
      glad: [
        ["The pool was clear and just the right depth.", "المسبح صافٍ وعمقه مناسب."],
        ["The children spent all day in the pool.", "الأطفال ما طلعوا من المسبح طول اليوم.", { by: ["Family"] }],
        ["The pool lights look lovely at night.", "إضاءة المسبح في الليل تفتح النفس."],
      ],
      content: [
        ["The pool is smaller than it looks, but nice.", "المسبح أصغر مما يبدو لكنه جميل."],
        ["A good pool for the size of the place.", "مسبح جيد على قد المكان."],
      ],
      doubtful: [
        ["The pool water was cold and slow to clear.", "ماء المسبح بارد وتأخر حتى صار صافيًا."],
        ["The pool filter was loud.", "فلتر المسبح صوته مزعج."],
      ],
      letDown: [
        ["We could not use the pool.", "ما قدرنا نستخدم المسبح.", { by: notAlone }],
        ["The pool had not been cleaned.", "المسبح لم يُنظف قبل وصولنا.", { by: notAlone }],
      ],
    },
  },
  {
    category: "facilities",
    needs: { space: 3 },
    sentences: {
      glad: [
        ["The majlis was big enough for all of us.", "المجلس واسع وكفّانا كلنا.", { by: groups }],
        ["A beautiful majlis with comfortable seating.", "مجلس جميل وجلساته مريحة."],
      ],
      content: [
        ["The majlis is good for ten people.", "المجلس جيد ويكفي عشرة أشخاص.", { by: groups }],
        ["A tidy majlis.", "المجلس مرتب."],
      ],
      doubtful: [["The majlis cushions are worn.", "مساند المجلس قديمة."]],
      letDown: [["The majlis smelled of smoke.", "رائحة الدخان في المجلس قوية."]],
    },
  },
  {
    category: "facilities",
    needs: { amenity: 5 },
    sentences: {
      glad: [
        ["The barbecue corner has everything you need.", "ركن الشواء فيه كل ما تحتاجه."],
        ["We grilled every evening.", "شوينا كل ليلة.", { by: notAlone }],
      ],
      content: [["The barbecue is fine, bring your own charcoal.", "ركن الشواء جيد وخذ معك الفحم."]],
      doubtful: [["The grill was rusty.", "الشواية فيها صدأ."]],
      letDown: [["The barbecue was broken.", "الشواية معطلة."]],
    },
  },
  {
    category: "facilities",
    needs: { amenity: 8 },
    sentences: {
      glad: [
        ["A fully equipped kitchen, even spices.", "المطبخ متكامل حتى البهارات."],
        ["Everything in the kitchen was new.", "كل أدوات المطبخ جديدة."],
      ],
      content: [["The kitchen has the basics.", "المطبخ فيه الأساسيات."]],
      doubtful: [["Not enough pots and plates for our group.", "القدور والصحون قليلة على عددنا.", { by: groups }]],
      letDown: [["The oven did not work.", "الفرن لا يعمل."]],
    },
  },
  {
    category: "facilities",
    needs: { amenity: 22 },
    sentences: {
      glad: [["The playground kept the little ones busy.", "ألعاب الأطفال شغلتهم عنا طول الوقت.", { by: ["Family"] }]],
      content: [
        [
          "A small playground, enough for the little ones.",
          "ألعاب الأطفال قليلة لكنها تكفي الصغار.",
          { by: ["Family"] },
        ],
      ],
      doubtful: [["Some of the swings need repair.", "بعض المراجيح تحتاج صيانة."]],
      letDown: [["The playground is not safe for children.", "ألعاب الأطفال غير آمنة.", { by: ["Family"] }]],
    },
  },
  {
    category: "facilities",
    needs: { amenity: 6 },
    sentences: {
      glad: [["Our evening around the fire pit was unforgettable.", "جلسة شبّة النار ما تنسى.", { by: notAlone }]],
      content: [["The fire pit is nice on cool nights.", "شبّة النار حلوة في الليالي الباردة."]],
      doubtful: [["The fire pit is exposed to the wind.", "شبّة النار مكانها مكشوف للهواء."]],
      letDown: [["No firewood and a fire pit full of ash.", "لا حطب والشبّة مليانة رماد."]],
    },
  },
  {
    category: "location",
    sentences: {
      glad: [
        ["Quiet, and easy to reach.", "هدوء والوصول إليه سهل."],
        ["The location is perfect, shops ten minutes away.", "الموقع ممتاز والمحلات على بعد عشر دقائق."],
        ["Close to everything and still peaceful.", "قريب من كل شيء ومع ذلك هادئ."],
      ],
      content: [
        ["The location is good, the last street is unpaved.", "الموقع جيد لكن آخر الطريق غير مسفلت."],
        ["A bit far from the shops, but quiet.", "بعيد قليلًا عن المحلات لكنه هادئ."],
      ],
      doubtful: [
        ["Hard to find at night.", "صعب الوصول إليه ليلًا."],
        ["We heard the neighbours' music.", "صوت الجيران كان مسموعًا.", { by: notAlone }],
      ],
      letDown: [
        ["The pin on the map was wrong and nobody answered.", "الموقع على الخريطة غير صحيح ولم يرد أحد."],
        ["Noisy all night.", "إزعاج طول الليل."],
      ],
    },
  },
  {
    category: "hospitality",
    sentences: {
      glad: [
        ["The host welcomed us with coffee and dates.", "المضيف استقبلنا بالقهوة والتمر.", { by: notAlone }],
        [
          "The caretaker answered within minutes, thank you.",
          "الحارس متعاون ويرد خلال دقائق، شكرًا له.",
          { amenity: amenities.CARETAKER },
        ],
        ["A generous host who let us stay an hour longer.", "مضيف كريم وسمح لنا بساعة إضافية.", { by: notAlone }],
      ],
      content: [
        ["The host was polite and clear.", "المضيف محترم وواضح."],
        ["Picking up the keys was quick.", "استلام المفتاح كان سريعًا."],
      ],
      doubtful: [
        ["We waited half an hour for the key.", "انتظرنا المفتاح نصف ساعة.", { by: notAlone }],
        ["The host was slow to answer.", "المضيف يتأخر في الرد."],
      ],
      letDown: [
        ["Nobody answered our calls.", "لم يرد أحد على اتصالاتنا.", { by: notAlone }],
        ["The host was rude about the deposit.", "تعامل المضيف سيئ في موضوع التأمين.", { deposit: true }],
      ],
    },
  },
  {
    category: "value",
    sentences: {
      glad: [
        ["Worth every riyal.", "يستاهل كل ريال."],
        ["Excellent for the price.", "السعر ممتاز مقابل ما تحصل عليه."],
      ],
      content: [
        ["A fair price.", "السعر مناسب."],
        ["Good value on weekdays.", "السعر جيد في وسط الأسبوع."],
      ],
      doubtful: [
        ["A little expensive for what it is.", "السعر مرتفع قليلًا على المستوى."],
        ["The weekend price is too high.", "سعر نهاية الأسبوع مبالغ فيه."],
      ],
      letDown: [
        ["Not worth the price.", "لا يستحق السعر."],
        ["Far too expensive.", "غالٍ جدًا."],
      ],
    },
  },
];
