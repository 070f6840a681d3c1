import * as contract from '@boekwerk/shared/contract/recurrence';
import type { App } from '../../platform/app';
import { holdPlace } from '../../platform/http/hold-place';
import { serve } from '../../platform/http/serve';
import { createRecurrence } from './create-recurrence';
import { getRecurrence } from './get-recurrence';
import { listRecurrences } from './list-recurrences';
import { updateRecurrence } from './update-recurrence';

export function recurrenceRoutes(app: App) {
  serve(app, contract.listRecurrences, ({ query }, call) => listRecurrences(call, query));
  serve(app, contract.getRecurrence, ({ params }, call) => getRecurrence(call, params.id));
  serve(app, contract.createRecurrence, async ({ body }, call) => {
    // Not where it is made: the examples of a demo are, by nobody who is signed in.
    await holdPlace(call);
    return createRecurrence(call, body);
  });
  serve(app, contract.updateRecurrence, ({ body }, call) => updateRecurrence(call, body));
}
