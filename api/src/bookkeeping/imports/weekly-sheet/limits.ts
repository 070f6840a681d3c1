/** Far more than a week needs; what is larger is no weekly sheet. */
export const MAX_ROWS = 500;
export const MAX_COLUMNS = 60;
