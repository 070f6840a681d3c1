/** What a new password needs, beside the field that it is typed in. */
export { PasswordProgress } from './password-rules/password-progress';
export { PasswordRules } from './password-rules/password-rules';
