/** How the second factor of signing in is set up, for dialogs with and without the component library. */
export { AppSetUp } from './two-factor/app-set-up';
export { RecoveryCodes } from './two-factor/recovery-codes';
