import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import type { updateEnterprise, updatePrivate } from '@boekwerk/shared/contract/parties';
import type { App } from '../platform/app';
import type { Call } from '../platform/http/call';
import { updateCustomer } from './customers/save-customer';
import { updateFirmClient } from './firm-clients/update-firm-client';
import type { RelationRow } from './relation-row';

type Form = CheckedInputOf<typeof updateEnterprise | typeof updatePrivate>['body'];

/**
 * Changes a customer or supplier, or a client of the caller's firm: the contract says by who asks which form it is,
 * and only a company has documents to book for its customers.
 *
 * @throws HttpError as {@link updateCustomer} and {@link updateFirmClient}
 */
export const updateParty = (
  app: Pick<App, 'fieldSecret'>,
  call: Call,
  { id, form }: { id: number; form: Form },
): Promise<RelationRow> =>
  'is_booking' in form ? updateCustomer(call, id, form) : updateFirmClient(app, call, { id, form });
