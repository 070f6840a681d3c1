import { unzipSync } from 'fflate';

/** Of an answer what the matrix looks at. */
export type Answer = {
  statusCode: number;
  headers: Record<string, unknown>;
  rawPayload: Buffer;
};

/** All that an answer says, also what it has packed, apart from the number that each failure has of its own. */
export function textOf({ rawPayload, headers }: Answer): string {
  const isZip = rawPayload.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
  const parts = isZip ? Object.values(unzipSync(rawPayload)).map((part) => Buffer.from(part)) : [];
  return [JSON.stringify(headers), rawPayload.toString(), ...parts.map(String)].join('\n');
}

/** What an answer comes to, with the id that was asked for left out: alike for what is foreign and what is not there. */
export function gistOf({ statusCode, headers, rawPayload }: Answer, id: number | string): string {
  const body = rawPayload
    .toString()
    .replace(/"reference":"[^"]*"/, '')
    .replaceAll(String(id), 'ID');
  return `${statusCode} ${headers['content-type']} ${body}`;
}
