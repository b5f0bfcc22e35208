/** The price of a modest one-bedroom chalet for a weekday night by city, in riyals before VAT. */
export const basePrices: Readonly<Record<number, number>> = {
  1: 620,
  2: 480,
  3: 560,
  4: 450,
  5: 540,
  6: 470,
  7: 980,
  8: 380,
  9: 350,
  10: 420,
  11: 890,
  12: 600,
  13: 1150,
  14: 720,
};
