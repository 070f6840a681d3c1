export { DateField } from './date/date-field';
export { DateInput } from './date/date-input';
export { DateRangeInput } from './date/date-range-input';
export { type Period, presetPeriods } from './date/periods';
