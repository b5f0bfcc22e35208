/**
 * A sentence as a guest types it, the search that it asks for, and words that no filter offers, separated by "; ". Such
 * words may be reported or, once a filter offers them, understood. Today is Tuesday, 17 November 2026, in Riyadh.
 */
export type GuestSentence = readonly [sentence: string, query: string, notOffered?: string];
