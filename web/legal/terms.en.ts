import type { LegalPage } from "./legal-page.ts";

export const terms: LegalPage = {
  title: "Terms of use",
  intro:
    "These terms say what you can expect from {brand}, what hosts expect from you, and what happens to your money. They apply when you use this site and when you book a home through it.",
  updated: "2026-11-19",
  demoNote:
    "You are using the demo edition. Homes and hosts are made up, no booking reaches a real place and no real money is taken.",
  sections: [
    {
      id: "what-we-do",
      heading: "What we do",
      body: [
        "{brand} shows chalets, istirahas, villas, farms, camps and other holiday homes that hosts offer. We act as an agent between you and the host: we list the home, take your booking and your payment, and pass the booking on. The agreement about the stay itself is between you and the host.",
        "For tax, the company named on your invoice sells you the stay: it charges VAT on the whole price, except travel cover, which we collect for the insurer, and issues the invoice and any credit note. You find them on the page of your booking.",
        "You do not need an account to book. The person who books must be 18 or older and must give a true name, mobile number and email address, because the host and our support team rely on them.",
      ],
    },
    {
      id: "prices",
      heading: "Prices and taxes",
      body: [
        "The price we show is for the whole stay you chose. It includes value added tax where it applies, and our service fee where there is one. Nothing is added at the end.",
        [
          "Prices are kept in Saudi riyals. When you choose another currency, we convert them and round down to the last decimal shown.",
          "The amount and the currency printed on the pay button are exactly what we charge. Your bank may add its own fee for foreign currencies; we do not receive it and cannot see it.",
          "If a price changes before you book, we show you both prices and ask before we continue.",
        ],
      ],
    },
    {
      id: "holds",
      heading: "Holding your dates",
      body: [
        "When you start a booking we hold the nights for 15 minutes so that nobody else can take them. Opening the payment page adds 5 minutes, and an open verification with your bank adds up to 10 more; a hold never lasts longer than 30 minutes. When it ends without payment the nights are free again.",
      ],
    },
    {
      id: "payment",
      heading: "Payment",
      body: [
        "The ways to pay depend on the site and are listed before you pay. Card payments are verified by your bank with 3-D Secure. You enter your card details in a form that sends them to the payment provider alone. They never reach our servers.",
        "Your booking is complete when it shows as confirmed. If your bank has not answered, the booking waits as “Payment pending” and your nights stay yours until there is an answer. You are not charged twice for one booking. If a payment succeeds but the nights are no longer available, we refund the full amount automatically.",
      ],
    },
    {
      id: "cancellation",
      heading: "Cancellation",
      body: [
        "Every home has one of three policies. You see it before you pay, and it stays with your booking even if the home changes it later.",
        [
          "Free cancellation: full refund until the deadline. After that, the first night is charged.",
          "Partly refundable: 50% refund until the deadline. No refund after that.",
          "Non-refundable: no refund if you cancel.",
        ],
        "The deadline is a day and a time, counted back from check-in in the local time of the home; unless the page says otherwise it is 60 hours before check-in. A cancellation exactly at the deadline is still in time. To cancel, choose “Cancel booking” on your booking or contact us with its number. You see your refund before you confirm a cancellation.",
        "Refunds go to the card or method you paid with. Your bank may take a few days to show the money. If the host or we cancel a confirmed booking, you get a full refund.",
      ],
    },
    {
      id: "changes",
      heading: "Changing dates",
      body: [
        "You can change dates and number of guests on your booking, up to five times, if the home is free. We show the price of the new dates and the difference first. Nights you keep also keep their price. Until the cancellation deadline, nights you give up count against those you add, and what is left is refunded as your policy says. After the deadline, and for non-refundable homes, you can add nights and check out earlier, but nights you give up are not refunded. Your booked nights stay yours until the new ones are confirmed.",
      ],
    },
    {
      id: "deposit",
      heading: "Refundable deposit",
      body: [
        "Some hosts ask for a deposit in case of damage. It is shown beside the price, it is not part of the total, and you pay it at check-in. It is refunded after check-out if nothing is damaged or missing. If you disagree with a deduction, write to us and we will look at what both sides show.",
      ],
    },
    {
      id: "stay",
      heading: "During your stay",
      body: [
        [
          "Follow the house rules shown before you booked, such as families only, no smoking or quiet hours.",
          "Do not exceed the number of guests the home allows.",
          "Bring identification if the home asks for it at check-in.",
          "Arrive and leave within the times on your booking, and leave the home as you would like to find it.",
        ],
        "If the home is not as described, tell the host and us at once, while it can still be fixed.",
      ],
    },
    {
      id: "content",
      heading: "Descriptions, pictures and reviews",
      body: [
        "Hosts describe their homes, and we check what we can. Pictures on this site are illustrations and maps are simplified; before booking, a map shows the neighbourhood and not the exact house. Only guests who stayed may review a home, once per stay. Google reviews come from Google Maps when you open them, are marked as such and never mixed with ours; Google’s terms apply to them.",
      ],
    },
    {
      id: "travel-cover",
      heading: "Travel cover",
      body: [
        "Travel cover is optional and never added for you. It is provided by Rihla Insurance; we share your name, your dates and the price with it. Essential cover refunds the stay if illness or an accident stops you travelling. Full cover adds medical help while travelling, lost bags and accidental damage at the home. You can remove it until you pay; after that its price is not refunded.",
      ],
    },
    {
      id: "rewards",
      heading: "Loyalty points",
      body: [
        "Points shown with a price are an estimate of what a loyalty programme may credit for the stay. A booking cannot be paid with points. Points belong to their programme, whose own rules apply.",
      ],
    },
    {
      id: "responsibility",
      heading: "Who is responsible for what",
      body: [
        "We are responsible for this site, for taking your booking and payment correctly, and for passing them on. The host is responsible for the home and the stay. Neither these terms nor a host’s rules limit your rights under consumer law.",
        "The law of the country of the site you booked on applies. We may change these terms; the version you booked under stays valid for that booking.",
      ],
    },
    {
      id: "contact",
      heading: "Contact",
      body: ["Questions and complaints: {supportEmail} or {supportPhone}. Please have your booking number at hand."],
    },
  ],
};
