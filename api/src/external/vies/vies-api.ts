import * as v from 'valibot';
import type { Vies } from './vies';

const PATIENCE_MS = 3_000;

/** What of the answer is of use here. Without a name a member state says `---`. */
const Answer = v.object({
  isValid: v.boolean(),
  userError: v.nullish(v.string(), ''),
  name: v.nullish(v.pipe(v.string(), v.trim()), ''),
});

/** The register over its API. Source: European Commission, VIES REST API, `ms/{country}/vat/{number}`. */
export const viesApi = ({
  url,
  patience_ms = PATIENCE_MS,
}: {
  url: string;
  patience_ms?: number;
}): Vies => ({
  lookUp: async (tax_number) => {
    const [, country, number] = /^([A-Z]{2})([A-Z0-9]+)$/.exec(tax_number) ?? [];
    if (!country || !number) throw new Error('VIES takes capitals and digits only');
    const response = await fetch(`${url}/ms/${country}/vat/${number}`, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience_ms),
    });
    if (!response.ok) throw new Error(`VIES answers ${response.status}`);
    const { isValid, userError, name } = v.parse(Answer, await response.json());
    if (isValid) return { is_known: true, name: name === '' || name === '---' ? null : name };
    // Anything else is said of VIES or of a member state, not of the number.
    if (userError !== 'INVALID') throw new Error(`VIES answers ${userError}`);
    return { is_known: false, name: null };
  },
});
