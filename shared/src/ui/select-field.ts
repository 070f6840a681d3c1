export { ComboField, type Suggestion } from './select/combo-field';
export { EmailsField } from './select/emails-field';
export { SelectField } from './select/select-field';
