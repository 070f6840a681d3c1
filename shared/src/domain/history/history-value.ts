/** A value as it was or became: dates, amounts and 0 or 1 as on the wire; of a list what it comes to. */
export type HistoryValue = string | number | boolean | null;
