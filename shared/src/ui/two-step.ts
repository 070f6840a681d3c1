/** How the second step of signing in is set up, for dialogs with and without the component library. */
export { AppSetUp } from './two-step/app-set-up';
export { RecoveryCodes } from './two-step/recovery-codes';
