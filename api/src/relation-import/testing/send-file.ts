import type { App } from '../../platform/app';
import type { Member } from '../../testing/builders';
import { formWithFile } from '../../testing/form-with-file';

type Sent = { name?: string; bytes: string | Uint8Array; fields?: Record<string, string> };

/** Imports a file of relations, or checks it; the answer is as on the wire. */
export function importsOf(app: App) {
  const send = async (path: string, { headers }: Pick<Member, 'headers'>, file: Sent) => {
    const form = formWithFile({ name: 'relaties.csv', ...file });
    const reply = await app.http.inject({
      method: 'POST',
      url: `/api/relations/v1/clients/import${path}`,
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  const as = (bytes: Sent['bytes'], name = 'relaties.csv'): Sent => ({ bytes, name });
  return {
    /** With what was chosen about the file; `path` is '/check', or '' to store. */
    send,
    check: (by: Member, bytes: Sent['bytes'], name?: string) => send('/check', by, as(bytes, name)),
    store: (by: Member, bytes: Sent['bytes'], name?: string) => send('', by, as(bytes, name)),
  };
}

type Counts = { created: number; updated: number; unchanged: number };

/** New, changed, unchanged. */
export const countsIn = ({ created, updated, unchanged }: Counts) => [created, updated, unchanged];

/** Which cells are named, and what is said of them. */
export const told = (list: { cell: string; message: string }[]) =>
  list.map(({ cell, message }) => [cell, message]);

const HEADER =
  'Relatienummer;Soort;Bedrijfsnaam;Voornaam;Achternaam;E-mailadres;Adres;Postcode;Plaats;Telefoon;KvK-nummer';

/** A file of customers as CSV. */
export const csv = (...rows: string[]) => [HEADER, ...rows].join('\r\n');

/** A new customer in it. */
export const rowOf = (name: string, coc_number = '') =>
  `;Klant;${name};;;info@${name.toLowerCase()}.nl;Dam 1;1012JS;Amsterdam;020 1234567;${coc_number}`;
