import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { LANES, type LaneName } from './lanes';
import { runLimited } from './limited-child';

const here = path.join(process.cwd(), 'api/src/platform/child-process');

/**
 * Does what it is told, says which process it is and how much it has done, and tells the test what it begins. They are
 * connected for as long as it lives.
 */
const CHILD = `
import fs from 'node:fs';
import net from 'node:net';
import { answerEach } from '${here}/answer-each.mjs';
let done = 0;
let go;
const kept = [];
const orders = {
  work: () => {},
  stay: () => new Promise((resolve) => { go = resolve; }),
  print: () => { console.log('{}'); },
  wait: () => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500); },
  throw: () => { throw new Error('of this file'); },
  'throw when used': () => { if (done > 1) throw new Error('of an earlier file'); },
  'answer for the next': () => { go = () => fs.writeSync(3, (done + 1) + ' {}\\n'); },
  'answer for another': () => { fs.writeSync(3, (done + 1) + ' {}\\n'); },
  leave: () => { setImmediate(() => process.exit(0)); },
  'leave when told': () => { go = () => process.exit(0); },
  die: () => process.exit(3),
  spin: () => {
    const before = process.cpuUsage();
    for (;;) {
      const { user, system } = process.cpuUsage(before);
      if (user + system > 300_000) return;
    }
  },
  hang: () => { for (;;); },
  hold: (megabytes) => { kept.push(Buffer.alloc(megabytes * 1024 * 1024, 1)); },
  'hold on': () => { kept.push(Buffer.alloc(550 * 1024 * 1024, 1)); return new Promise(() => {}); },
  fill: () => { for (;;) kept.push(new Array(10_000).fill(kept.length)); },
  flood: () => 'x'.repeat(17 * 1024 * 1024),
};
const wire = net.connect(import.meta.dirname + '/wire').on('data', () => go?.());
await new Promise((resolve) => wire.once('connect', resolve));
answerEach(async (order, name, value) => {
  done++;
  wire.write(name + '\\n');
  const more = await orders[order](value);
  return { name, pid: process.pid, done, more };
});
`;

let folder: string;
let script: string;
let server: net.Server;
/** One for each child that lives. */
let wires: Socket[];
/** What was begun. */
let begun: string[];
let isFree: boolean;
let heard: () => void;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'children-'));
  script = path.join(folder, 'child.mjs');
  fs.writeFileSync(script, CHILD);
  wires = [];
  begun = [];
  isFree = false;
  heard = () => {};
  server = net.createServer((wire) => {
    wires.push(wire);
    wire.on('error', () => {});
    wire.on('data', (names) => {
      begun.push(...String(names).trim().split('\n'));
      if (isFree) wire.write('go');
      heard();
    });
    wire.on('close', () => {
      wires = wires.filter((one) => one !== wire);
      heard();
    });
  });
  server.listen(path.join(folder, 'wire'));
  await once(server, 'listening');
});
afterEach(() => {
  for (const wire of wires) wire.destroy();
  server.close();
  fs.rmSync(folder, { recursive: true });
});

/** Until children have told something. */
async function until(isSo: () => boolean) {
  while (!isSo())
    await new Promise<void>((resolve) => {
      heard = resolve;
    });
}

const order = (lane: LaneName, what: string, name = 'a', ...rest: string[]) =>
  runLimited(lane, script, [what, name, ...rest]);

async function done(lane: LaneName, what: string, name = 'a', ...rest: string[]) {
  const result = await order(lane, what, name, ...rest);
  if (result.ended !== 'well') throw new Error(`${what}: ${result.ended}`);
  return JSON.parse(result.output) as { name: string; pid: number; done: number };
}

describe('a lane', () => {
  /** Twice as many as it takes, once it is full. */
  async function fill(lane: LaneName) {
    const { atOnce } = LANES[lane];
    const names = Array.from({ length: 2 * atOnce }, (_, n) => String(n));
    const all = Promise.all(names.map((name) => done(lane, 'stay', name)));
    await until(() => begun.length === atOnce);
    const letGo = async () => {
      isFree = true;
      for (const wire of wires) wire.write('go');
      expect((await all).map(({ name }) => name)).toEqual(names);
    };
    return { letGo, atOnce };
  }

  it('runs as many at once as it takes; the rest comes after', async () => {
    const { letGo, atOnce } = await fill('documents');
    expect(begun).toHaveLength(atOnce);
    await letGo();
    expect(begun).toHaveLength(2 * atOnce);
  });

  it.each(['recognition', 'spreadsheets'] as const)(
    'of %s holds up no upload, however much of it waits',
    async (lane) => {
      const { letGo, atOnce } = await fill(lane);
      expect(await done('documents', 'work', 'upload')).toMatchObject({ name: 'upload' });
      expect(begun).toHaveLength(atOnce + 1);
      await letGo();
    },
  );

  it('asks to come back who is one too many to wait', async () => {
    const { letGo, atOnce } = await fill('documents');
    const waiting = jest.replaceProperty(LANES.documents, 'waiting', atOnce);
    await expect(order('documents', 'work')).rejects.toMatchObject({
      ...{ status: 503, hindrance: 'documents' },
      headers: { 'retry-after': '5' },
    });
    waiting.restore();
    await letGo();
  });

  it('does nothing for who gave up while they waited', async () => {
    const { letGo } = await fill('documents');
    const gone = new AbortController();
    const asked = runLimited('documents', script, ['work', 'gone'], gone.signal);
    gone.abort();
    await Promise.all([letGo(), expect(asked).rejects.toMatchObject({ status: 499 })]);
    expect(begun).not.toContain('gone');
  });
});

describe('a child', () => {
  it('stays for the next request of its script', async () => {
    const { pid } = await done('documents', 'work');
    expect(await done('documents', 'work')).toMatchObject({ pid, done: 2 });
  });

  it.each(['pictures', 'spreadsheets'] as const)('of %s reads one file and ends', async (lane) => {
    const { pid } = await done(lane, 'work');
    await until(() => wires.length === 0);
    expect((await done(lane, 'work')).pid).not.toBe(pid);
  });

  it('is not asked again when it holds much of what its lane may use', async () => {
    const { pid } = await done('documents', 'hold', 'a', '300');
    await until(() => wires.length === 0);
    expect((await done('documents', 'work')).pid).not.toBe(pid);
  });

  it('makes room for another script: together they are no more than its lane takes', async () => {
    const { atOnce } = LANES.documents;
    const all = Array.from({ length: atOnce }, () => order('documents', 'work'));
    await Promise.all(all);
    script = path.join(folder, 'other.mjs');
    fs.writeFileSync(script, CHILD);
    await done('documents', 'work', 'other');
    await until(() => wires.length <= atOnce);
  });

  it('gives each file its own answer, whatever becomes of the others', async () => {
    const whats = ['work', 'throw', 'throw when used', 'print', 'die', 'leave'];
    const asked = Array.from({ length: 30 }, (_, n) => ({
      what: whats[(n * 7) % whats.length] ?? '',
      name: String(n),
    }));
    const answers = await Promise.all(
      asked.map(({ what, name }) => order('documents', what, name)),
    );
    for (const [at, answer] of answers.entries()) {
      const { what, name } = asked[at] as (typeof asked)[number];
      if (what === 'throw' || what === 'die') expect(answer).toEqual({ ended: 'badly' });
      else expect(JSON.parse('output' in answer ? answer.output : '{}')).toMatchObject({ name });
    }
  });

  it.each([
    ['throw', 'badly'],
    ['die', 'badly'],
    ['answer for another', 'badly'],
    ['hang', 'out of time'],
    ['hold on', 'out of memory'],
    ['fill', 'out of memory'],
    ['flood', 'out of memory'],
  ])(
    'that was told to %s ends %s, as a new one does, and the next file is fine',
    async (what, ended) => {
      const seconds = jest.replaceProperty(
        LANES.documents,
        'seconds',
        (what === 'hang' ? 1 : 20) as never,
      );
      const { pid } = await done('documents', 'work');
      expect(await order('documents', what, 'bad')).toEqual({ ended });
      expect(begun).toEqual(['a', 'bad', 'bad']);
      seconds.restore();
      const next = await done('documents', 'work', 'good');
      expect(next).toMatchObject({ name: 'good', done: 1 });
      expect(next.pid).not.toBe(pid);
    },
  );

  it('says nothing bad of a file because of an earlier one', async () => {
    await done('documents', 'work');
    expect(await done('documents', 'throw when used', 'good')).toMatchObject({ done: 1 });
  });

  it.each(['answer for the next', 'leave when told'])(
    'is not asked again after it has answered and then did %s',
    async (what) => {
      const { pid } = await done('documents', what);
      for (const wire of wires) wire.write('go');
      await until(() => wires.length === 0);
      const next = await done('documents', 'work', 'good');
      expect(next).toMatchObject({ name: 'good', done: 1 });
      expect(next.pid).not.toBe(pid);
    },
  );

  it('that somebody killed is replaced', async () => {
    const { pid } = await done('documents', 'work');
    process.kill(pid, 'SIGKILL');
    expect(await done('documents', 'work', 'good')).toMatchObject({ name: 'good', done: 1 });
  });

  it('may use the memory of its lane', async () => {
    expect(await done('recognition', 'hold', 'a', '550')).toMatchObject({ done: 1 });
  });

  it('is counted what it does and not how long it waits, which is long on a busy machine', async () => {
    const seconds = jest.replaceProperty(LANES.spreadsheets, 'seconds', 1 as never);
    const whats = ['wait', 'hang'];
    const results = await Promise.all(whats.map((what) => order('spreadsheets', what)));
    expect(results.map(({ ended }) => ended)).toEqual(['well', 'out of time']);
    seconds.restore();
  });

  it('is counted what it does for one request, not for those before', async () => {
    const seconds = jest.replaceProperty(LANES.documents, 'seconds', 1 as never);
    const { pid } = await done('documents', 'work');
    for (let at = 0; at < 4; at++) expect(await done('documents', 'spin')).toMatchObject({ pid });
    seconds.restore();
  });

  it('ends when it was not asked anything for a while', async () => {
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval'],
    });
    await done('documents', 'work');
    jest.advanceTimersByTime(30_000);
    jest.useRealTimers();
    await until(() => wires.length === 0);
  });

  it.each([
    ['ends by itself', ''],
    ['is killed', 'process.kill(process.pid, "SIGKILL")'],
  ])('ends when who started it %s, and does not hold that up', async (_, how) => {
    const program = `
      import { runLimited } from '${here}/limited-child.ts';
      await runLimited('documents', '${script}', ['work', 'of another']);
      ${how}
    `;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
    await once(spawn(process.execPath, args, { stdio: 'ignore' }), 'exit');
    await until(() => begun.length === 1 && wires.length === 0);
  });
});
