import { is } from 'valibot';
import { call } from '../../api-client/call';
import { isRefusal } from '../../api-client/is-refusal';
import { getKvkData, KvkData } from '../../contract/kvk';

/** The longest that a form waits for the trade register. */
const PATIENCE_MS = 3000;

export type Answer = KvkData | 'unknown' | 'slow' | 'failed';

/** Looks up a company; `null` when `signal` has stopped it. */
export async function askRegister(coc_number: string, signal: AbortSignal): Promise<Answer | null> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const found = await call(getKvkData, {
      query: { coc_number },
      signal: AbortSignal.any([signal, patience.signal]),
    });
    if (signal.aborted) return null;
    // Whatever came in between: what is no company wipes nothing.
    return is(KvkData, found) ? found : 'failed';
  } catch (error) {
    if (signal.aborted) return null;
    if (patience.signal.aborted) return 'slow';
    return isRefusal(error) ? 'unknown' : 'failed';
  } finally {
    clearTimeout(timer);
  }
}
