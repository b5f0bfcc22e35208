import type { LegalPage } from "./legal-page.ts";

export const privacy: LegalPage = {
  title: "Privacy",
  intro:
    "This page says what {brand} knows about you, why, who else sees it, how long it is kept and what you can do about it. In short: we ask only for what a booking needs, we never see your card, and we do not sell what we know.",
  updated: "2026-11-19",
  demoNote:
    "You are using the demo edition. Please do not enter real personal details; messages stay in a test inbox and no real money is taken.",
  sections: [
    {
      id: "what-we-collect",
      heading: "What we collect",
      body: [
        [
          "For a booking: the name, email address and mobile number of the guest, the number of guests, and, if you give them, nationality, arrival time and a note for the host.",
          "For an account: your name, email, mobile number and password. We never store the password itself, only a form from which it cannot be recovered.",
          "For saved travellers, if you add any: name, birth date, nationality and identity document.",
          "For emails about a list: your email address and the list; deleted 30 days after they end.",
          "For billing, if you add the details: name or company, VAT number and address.",
          "For payment: the method, the amount, the result and the last four digits of the card.",
          "For safety: the network address a request comes from, so that nobody can guess passwords and codes.",
          "Your position, only if you allow it in your browser, to sort homes by distance. It stays in your browser session.",
        ],
      ],
    },
    {
      id: "cards",
      heading: "Card details",
      body: [
        "Card numbers and security codes go straight from your browser to the payment provider. They never pass through our servers, our records or our storage. We receive a reference with which that one payment can be completed or refunded.",
      ],
    },
    {
      id: "why",
      heading: "Why we use it",
      body: [
        [
          "To make, change and cancel your booking, and to send you its confirmation by email and text message.",
          "To protect accounts and payments against misuse.",
          "To meet tax and accounting duties.",
          "To understand which parts of the site work, if you agree to it. These records hold no name, email, phone number or card data.",
          "To send offers, only if you switch them on. You can switch them off again at any time.",
        ],
      ],
    },
    {
      id: "who",
      heading: "Who else sees it",
      body: [
        [
          "The host of your booking sees the guest’s name, mobile number, number of guests, arrival time and note, once the booking is confirmed. You see the host’s contact details.",
          "The payment provider and your bank handle the payment.",
          "The services that deliver our emails and messages see the address or number and the text.",
          "The insurer sees your name, your dates and the price, only if you add travel cover.",
          "Google, only if you open its reviews of a home: the pictures of their authors come from Google, which then sees your network address. Google’s Privacy Policy applies to it. We do not tell Google who you are or what you book.",
          "Authorities, where the law obliges us.",
        ],
        "We do not sell personal details and do not give them to advertisers.",
      ],
    },
    {
      id: "cookies",
      heading: "Cookies",
      body: [
        "Your browser keeps these small texts for us:",
        [
          "token: keeps you logged in; scripts cannot read it. 14 days.",
          "cartToken: shows that a booking you have started is yours; scripts cannot read it. As long as that booking is open.",
          "listToken: counts your vote on a shared list once and shows that a list you shared is yours. 180 days.",
          "md5_user: a random-looking code that counts visits of one account without naming you; it cannot be turned back into your details. Until you log out, at most 14 days.",
          "base64_user: your first name and language, to greet you. Until you log out, at most 14 days.",
          "language: the language you chose. 365 days.",
          "currency: the currency you chose. 365 days.",
          "resultsMap: that you hid the map beside the list. 365 days.",
          "ab: which version of a page you see when we compare two; it does not identify you. 30 days.",
          "consent: whether we may count your visits. 180 days.",
          "visitor: a random number for this browser, only if you agree to be counted. 30 days, and deleted at once if you change your mind.",
        ],
        "If you come from an advertisement, we note which one with your booking. We remember it for 30 days if you agreed to be counted, otherwise only until you close the browser tab. You can change your choice at the bottom of every page.",
      ],
    },
    {
      id: "storage",
      heading: "What stays in your browser",
      body: [
        "Stored on your device; clearing the site’s data removes it.",
        [
          "SEARCH_BOX_STATE: your last city and dates, until the dates have passed or you clear them.",
          "SEARCH_ID: the number of your last search, until the next one.",
          "CURRENCY_LIST and COUNTRY_LIST: exchange rates for 1 hour and country names for 24 hours.",
          "CACHED_TRAVELLERS: your saved travellers, until you log out.",
          "CONTACT_DETAILS_FORM_STATE: the guest details you are typing, never card data, until the tab closes or log out.",
          "REGISTRATION_STATE: a new account’s contact, until the tab closes.",
          "CART_TRY, PAYMENT_TRY, PAYMENT_VISIT: a booking or payment under way, so that nothing happens twice, until the tab closes.",
          "MARKETING: which advertisement led you here, 30 days with your consent, otherwise until the tab closes.",
          "EVENT_QUEUE: events not sent yet, only with your consent, until the tab closes.",
          "USER_LOCATION: your position if you allowed it, until the tab closes.",
          "OFFLINE_STORE: your last results, saved homes and bookings to come (number, home, city, dates), to read offline, until you log out.",
        ],
      ],
    },
    {
      id: "how-long",
      heading: "How long we keep it",
      body: [
        [
          "Booking and payment records: as long as tax law in the country of the sale requires.",
          "Your account: until you delete it. Deleting takes effect at once and can’t be undone.",
          "One-time codes: 5 minutes; links to set a new password: 30 minutes.",
          "A started booking that was not paid: its hold ends after at most 30 minutes.",
          "Technical records: for a limited time, and without names, contact details or card data.",
        ],
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      body: [
        [
          "See: your account shows what we hold about you and where you are logged in.",
          "Download: export your details as a file from your account.",
          "Correct: change them in your profile, or ask us.",
          "Delete: delete your account under Security. An upcoming booking has to be completed or cancelled first, and booking records stay as long as the law requires.",
          "Object: switch off offers, refuse measurement, and close single sessions or all of them.",
        ],
        "If you booked without an account, write to us from the email address of the booking and we will do the same for you. You may also complain to the data protection authority of your country.",
      ],
    },
    {
      id: "security",
      heading: "How we protect it",
      body: [
        "Connections are encrypted. Staff see only what their work needs. After repeated wrong passwords or codes, further attempts are slowed down and then blocked. If something happens to your details that could harm you, we tell you and the authority without delay.",
        "The site is meant for adults; we do not knowingly collect details of children beyond their number in a booking.",
      ],
    },
    {
      id: "contact",
      heading: "Contact",
      body: [
        "Questions and requests about your details: {supportEmail} or {supportPhone}. When this page changes in a way that matters, the date above changes and we say so on the site.",
      ],
    },
  ],
};
