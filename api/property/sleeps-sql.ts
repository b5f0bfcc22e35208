/** SQL for how many guests can sleep in property `p`: as many as its capacity where the host has not said, never more. */
export const sleepsSql = "least(p.sleeps, p.capacity)";
