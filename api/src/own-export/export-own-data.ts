import { checkOwnPassword } from '../auth/check-own-password';
import type { App } from '../platform/app';
import { limitAttempts } from '../platform/http/attempts';
import type { Call, Preparation } from '../platform/http/call';
import { type Linked, sealLink } from '../platform/http/download-link';
import { TEXTS } from './texts';

export const LINK_FIELD = 'own-export';

/** Each is written anew. */
const PER_USER = { tries: 5, minutes: 60 };

/** That whoever asks is the user, and not too often. Before any transaction. @throws HttpError 422 at `password`, 429 */
export async function prepareOwnExport(
  { db, caller: { user_id } }: Preparation<Call>,
  password: string,
): Promise<void> {
  await checkOwnPassword(db, { user_id, password }, { password: TEXTS.wrongPassword });
  await limitAttempts(db, `own export user ${user_id}`, PER_USER);
}

/** Where a browser fetches the zip by itself, which cannot carry a token. */
export async function exportOwnData(
  { fieldSecret }: Pick<App, 'fieldSecret'>,
  { caller, record }: Pick<Call, 'caller' | 'record'>,
): Promise<string> {
  const { session_id, relation_id, user_id } = caller;
  record({ entity: 'user', id: user_id });
  const linked: Linked = { session_id, relation_id };
  return `/api/own.zip?link=${sealLink(linked, { secret: fieldSecret, field: LINK_FIELD })}`;
}
