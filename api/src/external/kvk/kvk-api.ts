import * as v from 'valibot';
import { Basisprofiel, companyOf } from './basisprofiel';
import type { KvkRegister } from './kvk-register';

/** As long as a form waits for it. */
const PATIENCE_MS = 3_000;

/** A number that it does not know, or that cannot be one (IPD0005, IPD0004). */
const UNKNOWN = [404, 400];

type Access = {
  url: string;
  key: string;
  /** Goes off after so many milliseconds. */
  timeout?: (ms: number) => AbortSignal;
};

/** The register over its API. Source: KvK Handelsregister Basisprofiel v1. */
export const kvkApi = ({ url, key, timeout = AbortSignal.timeout }: Access): KvkRegister => ({
  lookUp: async (coc_number) => {
    const response = await fetch(`${url}/api/v1/basisprofielen/${coc_number}`, {
      headers: { apikey: key, accept: 'application/json' },
      // The key goes to nobody else.
      redirect: 'error',
      signal: timeout(PATIENCE_MS),
    });
    if (UNKNOWN.includes(response.status)) return null;
    if (!response.ok) throw new Error(`the trade register answers ${response.status}`);
    return companyOf(v.parse(Basisprofiel, await response.json()));
  },
});
