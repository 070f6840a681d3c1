import type { App } from '../../../platform/app';
import { decrypt, encrypt } from '../../../platform/database/encrypt';

/** What the browser came back with: a code for tokens, and what it was asked with. */
export type Consent = { code: string; nonce: string };

export const sealConsent = (
  { fieldSecret: secret }: Pick<App, 'fieldSecret'>,
  task_id: number,
  consent: Consent,
): string => encrypt(JSON.stringify(consent), { secret, field: fieldOf(task_id) });

export const openConsent = (
  { fieldSecret: secret }: Pick<App, 'fieldSecret'>,
  task_id: number,
  sealed: string,
): Consent => JSON.parse(decrypt(sealed, { secret, field: fieldOf(task_id) }));

const fieldOf = (task_id: number) => `accounting_task.${task_id}`;
