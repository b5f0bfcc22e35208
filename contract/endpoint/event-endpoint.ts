/** Apart from the table, because every page sends events before a touch and needs no other call then. */
export const recordEvents = { method: "POST", url: "/api/system/event" } as const;
