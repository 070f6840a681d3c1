export { DateField } from './date/date-field';
export { DateInput } from './date/date-input';
