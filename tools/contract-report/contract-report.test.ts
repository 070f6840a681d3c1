import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addedCalls, brokenCalls, lostRights } from './compare-reports.mjs';
import { describeSchema } from './describe-schema';
import { idlePreparations, keptReport, reportNow, rewrite } from './report-folder';
import { readReport, writeReport } from './report-text.mjs';

const CALL = `POST /a/v1/thing
  right  invoicing
  answer  200
  upload  pdf | png  as file, ..2 files, ..1000 bytes
  body  object
  body.code?  text  /^[A-Z]$/
  body.kind  "client" | "supplier" | null
  body.lines?  list  1..50
  body.lines[]  object
  body.lines[].amount  number  -10..10, check
  body.title  text  1..200
  query  object
  query.page?  text | whole number  1..100
  reply  object
  reply.state  0 | 1
  reply.name  text
  reply.note?  text
  reply.on  text  /^d{4}-dd-dd$/
`;

const broken = (from: string, to: string) =>
  brokenCalls(readReport(CALL), readReport(CALL.replace(from, to))).map(
    ({ name, what }) => `${name}: ${what}`,
  );

describe('what was removed or narrowed', () => {
  it.each([
    ['the path', 'POST /a/v1/thing', 'POST /a/v1/things', ': is not there'],
    ['the right', 'right  invoicing', 'right  users', 'right: was invoicing, is users'],
    ['the status', 'answer  200', 'answer  201', 'answer: was 200, is 201'],
    ['a kind of file', 'pdf | png', 'pdf', 'upload: may not be png'],
    ['the size of a file', '..1000 bytes', '..999 bytes', 'upload: is limited: ..999 bytes'],
    ['the name of a file', 'as file,', 'as file0,', 'upload: is limited: as file0'],
    ['a field of a body', '  body.code?  text  /^[A-Z]$/\n', '', 'body.code: is not there'],
    ['a field that must be given', 'body.code?', 'body.code', 'body.code: must be given'],
    [
      'a new one',
      'body.title',
      'body.new  text\n  body.title',
      'body.new: is new, and must be given',
    ],
    ['a choice of a body', ' | "supplier"', '', 'body.kind: may not be "supplier"'],
    ['an empty value of a body', '"supplier" | null', '"supplier"', 'body.kind: may not be null'],
    [
      'text that became a choice',
      'body.title  text',
      'body.title  "a"',
      'body.title: may not be text',
    ],
    ['the length', '1..200', '1..199', 'body.title: is limited: 1..199'],
    ['the least', '-10..10', '0..10', 'body.lines[].amount: is limited: 0..10'],
    ['a first limit', '"supplier" | null', '"supplier" | null  ..9', 'body.kind: is limited: ..9'],
    ['a pattern', '/^[A-Z]$/', '/^[A-C]$/', 'body.code: is limited: /^[A-C]$/'],
    ['a further check', '10, check', '10, 2 checks', 'body.lines[].amount: is limited: 2 checks'],
    [
      'a part of a query',
      '  query.page?  text | whole number  1..100\n',
      '',
      'query.page: is not there',
    ],
    ['a field of an answer', '  reply.name  text\n', '', 'reply.name: is not there'],
    ['one that may be absent', 'reply.name', 'reply.name?', 'reply.name: may be absent'],
    [
      'one that may be empty',
      'reply.name  text',
      'reply.name  text | null',
      'reply.name: may be null as well',
    ],
    [
      'the way an answer is written',
      'reply.on  text  /^d{4}-dd-dd$/',
      'reply.on  text  /^dd-dd-d{4}$/',
      'reply.on: is not /^d{4}-dd-dd$/',
    ],
    ['a state of an answer', '0 | 1\n', '0 | 1 | 2\n', 'reply.state: may be 2 as well'],
  ])('finds %s', (_, from, to, expected) => {
    expect(broken(from, to)).toEqual([expected]);
  });

  it.each([
    ['a field of an answer', 'reply.name', 'reply.extra  text\n  reply.name'],
    ['one that is always there', 'reply.note?', 'reply.note'],
    ['a state that no longer comes', '0 | 1\n', '0\n'],
    ['a field that may be given', 'body.title', 'body.new?  text\n  body.title'],
    ['a part of a new field', 'body.title', 'body.new?  object\n  body.new.a  text\n  body.title'],
    ['a field that may be left out', 'body.title  text', 'body.title?  text'],
    ['a choice', '"client" |', '"both" | "client" |'],
    ['all text instead of a choice', '"client" | "supplier"', 'text'],
    ['any number', 'whole number', 'number'],
    ['a wider limit', '1..200', '0..201'],
    ['no limit', '  1..200', ''],
    ['a check less', ', check', ''],
    ['a kind of file', 'pdf | png', 'jpg | pdf | png'],
    ['a call', 'POST /a', 'GET /b\n  right  users\n\nPOST /a'],
  ])('lets pass %s', (_, from, to) => {
    expect(CALL).toContain(from);
    expect(broken(from, to)).toEqual([]);
  });

  it.each([
    ['a call', 'POST /a', 'GET /b\n  right  users\n\nPOST /a', 'GET /b'],
    ['a field of an answer', 'reply.name', 'reply.extra  text\n  reply.name', 'reply.extra'],
    ['a field of a body', 'body.title', 'body.new?  text\n  body.title', 'body.new'],
    ['a choice of a body', '"client" |', '"both" | "client" |', 'body.kind'],
    ['a longer text', '1..200', '1..300', 'body.title'],
    ['what must no longer be given', 'body.title', 'body.title?', 'body.title'],
  ])('names what a page cannot use before the API has it: %s', (_, from, to, name) => {
    const added = addedCalls(readReport(CALL), readReport(CALL.replace(from, to)));
    expect(added.map(({ heading, name: line }) => `${heading} ${line}`.trim())).toEqual([
      expect.stringMatching(name),
    ]);
  });

  it('names what is not there once, with all below it', () => {
    const lines = CALL.split('\n').filter((line) => line.includes('body.lines'));
    expect(broken(`${lines.join('\n')}\n`, '')).toEqual(['body.lines: is not there']);
  });

  const RIGHTS = 'right a\n  owner  always\n  colleague  booking and a firm | an office\n';
  it.each([
    ['owner  always', 'owner  booking', ['owner']],
    ['  owner  always\n', '', ['owner']],
    [' | an office', '', ['colleague']],
    ['booking and a firm', 'booking', []],
    ['booking and a firm | an office', 'always', []],
    ['  owner  always\n', '  owner  always\n  other  always\n', []],
  ])('of rights: %j → %j', (from, to, expected) => {
    const lost = lostRights(readReport(RIGHTS), readReport(RIGHTS.replace(from, to)));
    expect(lost.map(({ name }) => name)).toEqual(expected);
  });
});

describe('the report', () => {
  it('is read back as it was written', () => {
    for (const text of reportNow().values()) expect(writeReport(readReport(text))).toBe(text);
  });

  it('tells what must be given from what is filled in', () => {
    const login = readReport(reportNow().get('auth.txt') ?? '').get('POST /auth/v1/login');
    expect(login?.get('body.email')).toEqual({
      may_be_absent: false,
      kinds: ['text'],
      limits: ['1..254'],
    });
    expect(login?.get('right')?.kinds).toEqual(['anyone']);
  });

  it('leaves out no kind of field silently', () => {
    const strange = { type: 'date', '~run': () => ({ issues: [] }) };
    expect(() => describeSchema(strange as never, 'body.on', 'given')).toThrow('body.on');
  });

  it('tells of what builds say that they are prepared for, when the contract has it no more', () => {
    const lines = ['reply.name: is not there', 'reply.nam: is not there'].map(
      (line) => `POST /a/v1/thing ${line}`,
    );
    expect(idlePreparations(new Map([['a.txt', CALL]]), lines)).toEqual(lines.slice(1));
  });

  it('is not written anew before somebody says that both sides are out', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'report-'));
    const now = (text: string) => new Map([['a.txt', text]]);
    const less = CALL.replace('  reply.name  text\n', '').replace('..200', '..100');
    expect(rewrite(folder, now(CALL), [])).toEqual([]);

    expect(rewrite(folder, now(less), ['POST /a/v1/thing reply.name'])).toHaveLength(1);
    expect(keptReport(folder)).toEqual(now(CALL));
    expect(() => rewrite(folder, now(CALL), ['POST /a/v1/thing'])).toThrow('Nothing of this');

    expect(rewrite(folder, now(less), ['POST /a/v1/thing'])).toEqual([]);
    expect(keptReport(folder)).toEqual(now(less));
    expect(fs.readFileSync(path.join(folder, 'both-released.txt'), 'utf8')).toBe(
      'POST /a/v1/thing body.title: is limited: 1..100\nPOST /a/v1/thing reply.name: is not there\n',
    );
    fs.rmSync(folder, { recursive: true });
  });
});
