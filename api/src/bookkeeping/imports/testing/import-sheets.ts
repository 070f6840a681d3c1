import type { App } from '../../../platform/app';
import { formWithFile } from '../../../testing/form-with-file';

/** What a user imports, each by one click, which a browser repeats under the key that it had. */
export type ImportErrand = {
  headers: { authorization: string };
  sheets: { key: string; path: string; csv: string; fields?: Record<string, string> }[];
};

/** Imports one sheet after the other. @returns the answers */
export async function importSheets(app: Pick<App, 'http'>, { headers, sheets }: ImportErrand) {
  const answers: { status: number; body: Record<string, unknown> }[] = [];
  for (const { key, path, csv, fields = {} } of sheets) {
    const form = formWithFile({ name: `${key}.csv`, bytes: csv, fields });
    const reply = await app.http.inject({
      method: 'POST',
      url: `/api/administrations/v1/${path}`,
      headers: { ...headers, ...form.headers, 'idempotency-key': key },
      payload: form.payload,
    });
    answers.push({ status: reply.statusCode, body: reply.json() });
  }
  return answers;
}
