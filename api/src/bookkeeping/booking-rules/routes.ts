import * as contract from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { createRule } from './create-rule';
import { deleteRule } from './delete-rule';
import { getRule } from './get-rule';
import { listRules } from './list-rules';
import { tryRule } from './try-rule';
import { updateRule } from './update-rule';

export function bookingRuleRoutes(app: App) {
  serve(app, contract.listBookingRules, ({ query }, call) => listRules(call, query));
  serve(app, contract.createBookingRule, ({ body }, call) => createRule(call, body));
  serve(app, contract.getBookingRule, ({ params }, call) => getRule(call, params.id));
  serve(app, contract.updateBookingRule, ({ params, body }, call) =>
    updateRule(call, params.id, body),
  );
  serve(app, contract.deleteBookingRule, ({ params }, call) => deleteRule(call, params.id));
  serve(app, contract.tryBookingRule, ({ body }, call) => tryRule(call, body));
}
