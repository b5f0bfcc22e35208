/** The payment methods, in the order they are offered. */
export const paymentMethods = ["card", "apple-pay", "knet", "tabby", "tamara", "wallet"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
