import fs, { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createStandIn } from '../create-stand-in';
import { type Element, textOf } from '../xml/element';
import { parseXml } from '../xml/parse-xml';
import { documentIn, envelopeWith, type Header } from './envelopes';
import { CLIENT, signInBy } from './sign-in';

export const HOST = '127.0.0.1:3027';
const SETTINGS = { publicUrl: 'https://twinfield.example', port: 3027, clients: [CLIENT] };
const MORNING = '2026-11-22T10:00:00Z';

export type Asked = Partial<Header> & { action?: string; token?: string };

/** A stand-in for the tests of a file. Each finds it as new, on 22 November 2026, ten in the morning. */
export function standInUnderTest() {
  const folder = mkdtempSync(path.join(tmpdir(), 'twinfield-'));
  const clock = { now: new Date(MORNING) };
  const open = () => createStandIn({ ...SETTINGS, folder, now: () => clock.now });
  let running: FastifyInstance;
  let unsynced: jest.SpyInstance;

  beforeAll(() => {
    // A busy disk would take longer than everything else.
    unsynced = jest.spyOn(fs, 'fsyncSync').mockImplementation();
    running = open();
  });
  beforeEach(async () => {
    clock.now = new Date(MORNING);
    await send('POST', '/_reset');
  });
  afterAll(async () => {
    await running.close();
    unsynced.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  });

  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, more: object = {}) =>
    running.inject({ method, url, headers: { host: HOST }, ...more });

  const form = (url: string, fields: Record<string, string>, headers: object = {}) =>
    send('POST', url, {
      payload: new URLSearchParams(fields).toString(),
      headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  const { codeFor, exchange, signIn } = signInBy(form);

  const soap = (service: string, body: string, action: string) =>
    send('POST', `/cluster1/webservices/${service}`, {
      payload: body,
      headers: {
        host: HOST,
        'content-type': 'text/xml; charset=utf-8',
        soapaction: `"http://www.twinfield.com/${action}"`,
      },
    });

  /** Asks `processxml` for a document, as the owner of the first office unless told otherwise. */
  async function ask(document: string, { token, ...header }: Asked = {}) {
    const access = token ?? (await signIn()).access_token;
    return soap(
      'processxml.asmx',
      envelopeWith(document, { token: access, company: '1001', ...header }),
      'ProcessXmlString',
    );
  }

  return {
    clock,
    folder,
    get app() {
      return running;
    },
    send,
    form,
    exchange,
    codeFor,
    signIn,
    soap,
    ask,
    /** The document that answers a document. */
    process: async (document: string, asked?: Asked): Promise<Element> =>
      documentIn((await ask(document, asked)).rawPayload),
    switchOn: (fault: object) => send('POST', '/_faults', { payload: fault }),
    transactions: async () =>
      (await send('GET', '/_transactions')).json<{ transactions: { number: string }[] }>()
        .transactions,
    /** As after a sudden end and a new start on the same folder. */
    restart: async () => {
      await running.close();
      running = open();
    },
  };
}

/** The code of the SOAP fault that a call was answered with. */
export function faultIn(bytes: Buffer): { code: string; message: string } {
  const body = parseXml(bytes.toString()).children[0]?.children[0];
  const detail = body?.children.find(({ name }) => name === 'detail');
  return { code: textOf(detail, 'code'), message: textOf(detail, 'message') };
}
