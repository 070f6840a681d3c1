/** Form parts without the component library, for pages that must be there at once. */
export { Button } from './plain/button';
export { Checkbox } from './plain/checkbox';
export { Field } from './plain/field';
export { Logo, Wordmark } from './plain/logo';
export { Notice } from './plain/notice';
export { PasswordField } from './plain/password-field';
export { StandalonePage } from './plain/standalone-page';
