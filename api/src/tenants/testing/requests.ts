import type { Endpoint } from '@boekwerk/shared/contract/endpoint';
import type { InjectOptions } from 'fastify';
import type { Ids } from '../../testing/everything';
import { formWithFile } from '../../testing/form-with-file';
import { addressOf, put, sampleBody } from '../../testing/sample';
import { gives } from './model';
import type { Principal } from './principals';

type Id = number | string;
/** A call without who makes it. */
export type Request = Pick<InjectOptions, 'method' | 'url' | 'headers' | 'payload'>;

/** What a read has to be asked with. */
const QUERIES: Record<string, string> = {
  'kvk.getKvkData': 'coc_number=69599084',
  'relationLinks.listRelationLinks': 'type=5',
  'vatOverview.exportVatOverview': 'start=2026-01-01&end=2026-03-31',
  'vatOverview.getVatOverview': 'start=2026-01-01&end=2026-03-31',
  'vatOverview.listVatLines': 'start=2026-01-01&end=2026-03-31&figure=1a',
  'vatNumber.checkVatNumber': 'tax_number=NL123456782B12',
};

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SPREADSHEET = 'Soort;Bedrijfsnaam\r\nKlant;Bakker Jansen\r\n';

/** Makes a call that is right in everything, with one id in the place of the caller's own. */
export function requestsOf(
  [name, endpoint]: [string, Endpoint],
  principal: Principal,
  ids: Partial<Ids>,
) {
  const sample = sampleBody(endpoint, ids) as Record<string, unknown>;
  for (const place of Object.keys(endpoint.ids)) {
    const field = place.split('.')[1] ?? '';
    if (place.startsWith('body.') && !gives(principal, place)) delete sample[field];
  }
  return (place = '', id: Id = 0): Request => {
    const body = structuredClone(sample);
    const [start, ...path] = place.split('.');
    if (start === 'body') put(body, path, id);
    const url =
      start === 'params' ? addressWith(endpoint, ids, { place, id }) : addressOf(endpoint, ids);
    const query = start === 'query' ? `${path[0]}=${encodeURIComponent(id)}` : QUERIES[name];
    return {
      method: endpoint.method,
      url: query ? `${url}?${query}` : url,
      ...sent(endpoint, body),
    };
  };
}

function addressWith(
  { path, ids: places }: Endpoint,
  ids: Partial<Ids>,
  { place, id }: { place: string; id: Id },
) {
  const idFor = (param: string) => {
    const entity = places[`params.${param}`];
    if (`params.${param}` === place || !entity) return id;
    return String(ids[entity]);
  };
  return `/api${path.replace(/:(\w+)/g, (_, param) => encodeURIComponent(idFor(param)))}`;
}

function sent({ method, upload }: Endpoint, body: Record<string, unknown>) {
  if (method === 'GET') return {};
  if (!upload) return { payload: body };
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  const fields = Object.fromEntries(given.map(([of, value]) => [of, `${value}`]));
  const field = upload.is_numbered ? 'file0' : upload.field;
  const file = upload.kinds.includes('csv')
    ? { name: 'a.csv', bytes: SPREADSHEET }
    : { name: 'a.png', bytes: PIXEL };
  return formWithFile({ ...file, field, fields });
}
