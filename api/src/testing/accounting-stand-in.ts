import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bundleStandIn } from '../../../tools/bundle-stand-in.mjs';
import { freePort } from '../../../tools/ports.mjs';
import { readConfig } from '../platform/config';

/** The address that consent is given to; the pages of the product are nowhere in these tests. */
const PUBLIC_URL = 'http://127.0.0.1:3000';

export type AccountingStandIn = Awaited<ReturnType<typeof startAccountingStandIn>>;

/** What stands in its books; amounts are in cents. */
export type BookedInStandIn = {
  office: string;
  code: string;
  number: string;
  location: string;
  currency: string;
  date: string;
  period: string;
  invoicenumber: string;
  freetexts: string[];
  deleted: string | null;
  lines: {
    type: 'total' | 'detail' | 'vat';
    dim1: string;
    dim2: string;
    dim3: string;
    value: number;
    debitcredit: 'debit' | 'credit';
    description: string;
    vatcode: string;
    vatvalue: number | null;
  }[];
};

/**
 * The program that stands in for the accounting package, as a process of its own on a free port. `config` is what the API
 * needs to find it.
 */
export async function startAccountingStandIn() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'accounting-'));
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [await bundleStandIn()], {
    env: { PATH: process.env.PATH, ACCOUNTING_PORT: port, ACCOUNTING_DIR: folder, PUBLIC_URL },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const isReady = () =>
    fetch(`${url}/_faults`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (!isAlive()) throw new Error(`the stand-in does not start: ${said}`);
    await wait(50);
  }
  const stop = async () => {
    if (isAlive()) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const { twinfield } = readConfig({ ACCOUNTING_URL: url });
  return { url, config: { twinfield, publicUrl: PUBLIC_URL }, stop, ...callsTo(url) };
}

/** What the stand-in has for tests beside what the package has. */
function callsTo(url: string) {
  const call = async (method: string, place: string, body?: object) => {
    const response = await fetch(`${url}${place}`, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(`${place} answers ${response.status}`);
    return response.status === 204 ? null : response.json();
  };
  return {
    /** Switches a fault on, as `stand-ins/twinfield/README.md` lists them. */
    fault: (fault: { fault: string } & Record<string, unknown>) => call('POST', '/_faults', fault),
    /** Switches all faults off. */
    mend: () => call('DELETE', '/_faults'),
    /** Back to the first day; whoever signed in must do so again. */
    reset: () => call('POST', '/_reset'),
    /** Adds so many dimensions of a type (`DEB`). */
    fill: (office: string, type: string, count: number) =>
      call('POST', '/_fill', { office, type, count }),
    fairUse: (mode: 'off' | 'uncertified' | 'certified') => call('PUT', '/_fair-use', { mode }),
    /** All that was ever booked in an office (`VISSER/1001`), deleted ones too. */
    transactions: async (office: string): Promise<BookedInStandIn[]> => {
      const found = await call('GET', `/_transactions?office=${encodeURIComponent(office)}`);
      return (found as { transactions: BookedInStandIn[] }).transactions;
    },
    /** A user allows what the page at this address asks; gives the query that the browser comes back with. */
    consent: (authorizeUrl: string, user = 'VISSER/RVISSER') => decide(authorizeUrl, user, 'allow'),
    /** A user does not. */
    refuse: (authorizeUrl: string, user = 'VISSER/RVISSER') => decide(authorizeUrl, user, 'deny'),
  };
}

async function decide(authorizeUrl: string, user: string, decision: 'allow' | 'deny') {
  const { origin, pathname, searchParams } = new URL(authorizeUrl);
  const response = await fetch(`${origin}${pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ ...Object.fromEntries(searchParams), user, decision }),
    redirect: 'manual',
  });
  const back = new URL(response.headers.get('location') ?? 'no-address:');
  return Object.fromEntries(back.searchParams) as Record<string, string | undefined>;
}
