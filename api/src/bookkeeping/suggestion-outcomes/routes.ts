import * as contract from '@boekwerk/shared/contract/bookkeeping/suggestion-outcomes';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { countOutcomes } from './count-outcomes';

export function suggestionOutcomeRoutes(app: App) {
  serve(app, contract.countSuggestionOutcomes, (_, call) => countOutcomes(call));
}
