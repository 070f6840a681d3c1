export { DateRangeInput } from './date/date-range-input';
export { type Period, presetPeriods } from './date/periods';
