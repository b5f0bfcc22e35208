/** Where the browser keeps the properties that a guest chose to compare. */
export const COMPARE_KEY = "COMPARE";
