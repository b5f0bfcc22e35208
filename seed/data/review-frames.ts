import { groups, notAlone, type SentencesByMood } from "./review-moods.ts";

export const openers: SentencesByMood = {
  glad: [
    ["One of the best stays we have had.", "من أجمل الأماكن التي أقمنا فيها.", { by: notAlone }],
    ["We did not want to leave.", "ما ودّنا نطلع من المكان.", { by: notAlone }],
    ["Even better than the pictures.", "أجمل من الصور بكثير."],
    ["One of the best places I know.", "من أجمل الأماكن اللي أعرفها.", { by: ["Solo"] }],
    ["A wonderful weekend, everyone was happy.", "نهاية أسبوع رائعة والكل كان مبسوط.", { by: groups }],
    ["Everything was as we hoped.", "كل شيء كان كما تمنينا.", { by: notAlone }],
    ["Our third visit, and it has never let us down.", "زيارتنا الثالثة ولم يخذلنا المكان مرة.", { by: notAlone }],
  ],
  content: [
    ["A nice place, we enjoyed our stay.", "مكان لطيف واستمتعنا بإقامتنا.", { by: notAlone }],
    ["Good overall, apart from a few small things.", "جيد بشكل عام مع ملاحظات بسيطة."],
    ["A pleasant change from the city.", "تغيير جو حلو عن زحمة المدينة."],
    ["We had a good time.", "قضينا وقتًا طيبًا.", { by: notAlone }],
    ["As described, more or less.", "المكان كما هو موصوف تقريبًا."],
  ],
  doubtful: [
    ["An average stay.", "إقامة عادية."],
    ["It could be better with more care.", "يمكن أن يكون أفضل مع شيء من العناية."],
    ["Some things were fine, others were not.", "أشياء كانت جيدة وأشياء لا."],
    ["The pictures promise a little more.", "الصور توعد بأكثر من الواقع قليلًا."],
  ],
  letDown: [
    ["Sadly not what we expected.", "للأسف لم يكن كما توقعنا.", { by: notAlone }],
    ["We will not come back.", "لن نكرر التجربة.", { by: notAlone }],
    ["I expected more.", "توقعت أفضل من كذا."],
    ["A disappointing weekend.", "نهاية أسبوع مخيبة."],
  ],
};

export const closers: SentencesByMood = {
  glad: [
    ["We will be back, God willing.", "سنعود إليه إن شاء الله.", { by: notAlone }],
    ["Highly recommended for families.", "أنصح به العوائل وبقوة.", { by: ["Family"] }],
    ["Thank you for everything.", "شكرًا لكم على كل شيء."],
  ],
  content: [
    ["We would stay again.", "ممكن نكررها.", { by: notAlone }],
    ["Recommended.", "أنصح به."],
  ],
  doubtful: [
    ["We hope they listen to feedback.", "نتمنى أن يأخذوا بالملاحظات.", { by: notAlone }],
    ["We may not come a second time.", "ربما لا نكررها.", { by: notAlone }],
  ],
  letDown: [
    ["I do not recommend it.", "لا أنصح به."],
    ["We want our deposit back.", "ونطالب باسترجاع التأمين.", { by: notAlone, deposit: true }],
  ],
};
