import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { actsOn, lastReleased, recentlyGiven, record } from './release-log.mjs';

let www: string;
beforeEach(() => {
  www = mkdtempSync(path.join(tmpdir(), 'log-'));
});
afterEach(() => rmSync(www, { recursive: true }));

const log = () => path.join(www, 'releases.log');
const line = (name: string, at: Date, build: string) =>
  `${JSON.stringify({ at: at.toISOString(), who: 'x', name, act: 'go to', to: build, is: { current: { build } } })}\n`;
const next = { name: 'praxis', act: 'go to', channel: 'current', from: null, to: 'p', is: {} };

it('is put aside when it has grown large, and what is still asked for stays', () => {
  const now = new Date('2026-11-24T10:00:00Z');
  const ago = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
  const old = Array.from({ length: 9000 }, (_, at) => line('auth', ago(9100 - at), `old${at}`));
  writeFileSync(
    log(),
    [
      line('host', ago(500), 'host0'),
      line('host', ago(450), 'host1'),
      line('host', ago(400), 'host2'),
      ...old,
      line('auth', ago(40), 'open'),
      line('auth', ago(20), 'last'),
      '{"at": cut off',
    ].join(''),
  );
  const before = recentlyGiven(www, 'auth', now);
  expect(before).toEqual(['open', 'last']);
  const { size } = statSync(log());

  record(www, { ...next, now });
  expect(statSync(log()).size).toBeLessThan(2000);
  expect(statSync(`${log()}.1`).size).toBe(size);
  expect(recentlyGiven(www, 'auth', now)).toEqual(before);
  expect(lastReleased(www, 'host')).toEqual(['host2', 'host1']);
  expect(actsOn(www, 'host')).toHaveLength(2);
  expect(actsOn(www, 'praxis')).toHaveLength(1);

  record(www, { ...next, now });
  expect(readdirSync(www).sort()).toEqual(['releases.log', 'releases.log.1']);

  for (const _ of [2, 3, 4]) {
    writeFileSync(log(), old.join(''));
    record(www, { ...next, now });
  }
  const kept = ['releases.log', 'releases.log.1', 'releases.log.2', 'releases.log.3'];
  expect(readdirSync(www).sort()).toEqual(kept);
});
