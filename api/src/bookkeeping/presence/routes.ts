import { tellPresence as contract } from '@boekwerk/shared/contract/bookkeeping/presence';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { tellPresence } from './tell-presence';

export function presenceRoutes(app: App) {
  serve(app, contract, ({ params }, call) => tellPresence(call, params.id));
}
