export { type Confirm, ConfirmProvider, useConfirm } from './confirm/confirm-provider';
export type { Question } from './confirm/question';
