import type { LegalPage } from "./legal-page.ts";

export const help: LegalPage = {
  title: "Help",
  intro:
    "Short answers to what guests ask most. If yours is not here, write to {supportEmail} or call {supportPhone}; we answer in Arabic and in English.",
  updated: "2026-11-17",
  demoNote:
    "You are using the demo edition. Bookings reach no real host, and only test cards work: no real money is taken.",
  sections: [
    {
      id: "booking",
      heading: "Booking",
      body: [],
      parts: [
        {
          id: "find-a-home",
          heading: "How do I find a home?",
          body: [
            "Choose a city and your nights, from 1 to 28. The list shows only homes that are free for all of these nights, each with the price of the whole stay.",
          ],
        },
        {
          id: "striped-days",
          heading: "Why are some days striped?",
          body: [
            "Those nights are already booked. You can still leave on a striped day if the night before is free; the calendar then says “Check-out only”.",
          ],
        },
        {
          id: "hold",
          heading: "How long are my dates held?",
          body: [
            "For 15 minutes from the moment you start booking. Opening the payment page and verifying with your bank give you a little more, up to 30 minutes in all. If the hold ends, check availability again. If the nights are still free, you can continue.",
          ],
        },
        {
          id: "account-needed",
          heading: "Do I need an account?",
          body: [
            "No. Name, mobile number and email are enough. You can look up the booking later with its number and your email or mobile. To cancel it or download its invoice, confirm a code that we send to that contact.",
          ],
        },
        {
          id: "for-someone-else",
          heading: "Can I book for someone else?",
          body: [
            "Yes. Select “I’m booking for someone else” on the guest page and enter that person’s name as shown on their ID.",
          ],
        },
        {
          id: "exact-address",
          heading: "When do I get the exact address?",
          body: [
            "As soon as the booking is confirmed: street, building and a map pin on your booking and in the email, with the name and number of the host. Before that the map shows the neighbourhood.",
          ],
        },
      ],
    },
    {
      id: "payment",
      heading: "Payment",
      body: [],
      parts: [
        {
          id: "what-is-included",
          heading: "What is included in the price?",
          body: [
            "All nights, value added tax where it applies, and the service fee if there is one. The refundable deposit is not included, because you get it back.",
          ],
        },
        {
          id: "ways-to-pay",
          heading: "How can I pay?",
          body: [
            "The payment page lists what your site accepts: cards and, depending on the country, Apple Pay, KNET or instalments. If a method isn’t available for your booking, we tell you why.",
          ],
        },
        {
          id: "bank-page",
          heading: "Why does my bank ask me to confirm?",
          body: [
            "That is 3-D Secure: your bank makes sure that it is you. Keep our page open, confirm in your bank’s app or with its code, and come back. If you closed the page, open it again and the payment continues.",
          ],
        },
        {
          id: "payment-pending",
          heading: "My payment is pending. What now?",
          body: [
            "You don’t need to do anything. Your bank hasn’t answered yet. Your nights stay reserved, and we’ll message you as soon as we know. You won’t be charged twice, so please don’t pay again elsewhere for the same booking.",
          ],
        },
        {
          id: "payment-failed",
          heading: "My payment failed. Was money taken?",
          body: [
            "No. You aren’t charged for a failed payment. If your bank shows a blocked amount, it will be released automatically, often within a few days. You can try again with another card while your dates are held.",
          ],
        },
        {
          id: "invoice",
          heading: "Where is my invoice?",
          body: [
            "On your booking, as a PDF in Arabic or English, soon after you have paid. After a refund you find a credit note there too.",
          ],
        },
        {
          id: "deposit",
          heading: "How does the refundable deposit work?",
          body: [
            "You pay it at check-in and get it back after check-out if nothing is damaged or missing. The amount is on the page of the home and on your booking.",
          ],
        },
        {
          id: "other-currency",
          heading: "Can I see prices in my currency?",
          body: [
            "Yes, choose one of nine currencies at the top or the bottom of any page. Before you pay you see the exact amount and the currency in which it is charged.",
          ],
        },
        {
          id: "wallet",
          needs: "wallet",
          heading: "What is the wallet?",
          body: ["Join it in your account: stays earn money for later stays, and refunds can go there."],
        },
        {
          id: "gift-cards",
          needs: "wallet",
          heading: "How do gift cards work?",
          body: ["We send the gift card; its code adds to a wallet."],
        },
        {
          id: "points",
          needs: "mokafa",
          heading: "Can I pay with points?",
          body: ["Yes, on the payment page. If you cancel, points return."],
        },
      ],
    },
    {
      id: "cancellation",
      heading: "Cancellation",
      body: [],
      parts: [
        {
          id: "how-to-cancel",
          heading: "How do I cancel?",
          body: [
            "Open your booking and choose “Cancel booking”. You see your refund and the cancellation fee before you confirm. If you booked without an account, find the booking by its number; we send a code to its mobile or email before anything can be cancelled. Or call us on {supportPhone}.",
          ],
        },
        {
          id: "what-comes-back",
          heading: "How much do I get back?",
          body: [
            "That depends on the home’s policy, which you saw before you paid:",
            [
              "Free cancellation: full refund until the deadline. After that, the first night is charged.",
              "Partly refundable: 50% refund until the deadline. No refund after that.",
              "Non-refundable: no refund.",
            ],
            "Unless the home’s page says otherwise, the deadline is 60 hours before check-in, local time.",
          ],
        },
        {
          id: "when-money-arrives",
          heading: "When does the money arrive?",
          body: [
            "We refund it to the card or method you paid with; your bank shows it within 5 to 14 days. mada and KNET take the amount at once, so every cancellation is a refund.",
          ],
        },
        {
          id: "change-dates",
          heading: "Can I change my dates instead?",
          body: [
            "Yes, if the home is free. Choose “Change booking” in your booking: we show the new price and what you pay or get back before anything changes. Nights you keep also keep their price. After the cancellation deadline you can still add nights, but nights you give up are not refunded.",
          ],
        },
      ],
    },
    {
      id: "account",
      heading: "Account",
      body: [],
      parts: [
        {
          id: "no-code",
          heading: "The code did not arrive",
          body: [
            "Wait a minute, check your spam folder, and make sure the number or email is right. After 60 seconds you can ask for another one. A code works for 5 minutes.",
          ],
        },
        {
          id: "forgot-password",
          heading: "I forgot my password",
          body: [
            "Choose “Forgot your password?” where you log in. We send a code to your mobile or a link to your email. A new password logs out all your devices.",
          ],
        },
        {
          id: "add-booking",
          heading: "I booked without an account. Can I add the booking?",
          body: ["Yes. Log in and link it by its number. Its email or mobile must be confirmed in your account."],
        },
        {
          id: "my-data",
          heading: "How do I download or delete my data?",
          body: [
            "Both are in your account. Deleting takes effect at once and can’t be undone. An upcoming booking has to be completed or cancelled first.",
          ],
        },
      ],
    },
    {
      id: "safety",
      heading: "Safety",
      body: [],
      parts: [
        {
          id: "pay-only-here",
          heading: "A host asks me to pay outside the site",
          body: [
            "Please don’t, apart from the deposit shown on your booking. We can’t see or refund what you pay elsewhere. Please tell us about it.",
          ],
        },
        {
          id: "real-messages",
          heading: "How do I know that a message is from you?",
          body: [
            "We never ask for your password, card number or a code by phone, message or email. If in doubt, don’t answer and contact us instead.",
          ],
        },
        {
          id: "not-as-described",
          heading: "The home is not as described, or I cannot get in",
          body: [
            "Call the host first; the number is on your booking. If that does not help, call us on {supportPhone} right away with your booking number, and keep photos of what you found.",
          ],
        },
        {
          id: "emergency",
          heading: "What do I do in an emergency?",
          body: [
            "Call the local emergency number first. Then let the host and us know, so that we can help with everything else.",
          ],
        },
      ],
    },
  ],
};
