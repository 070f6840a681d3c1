import fs from 'node:fs';
import path from 'node:path';
import { root } from './tools/run.mjs';
import { productSources } from './tools/source-files.mjs';
import { nodesOf, parsed } from './tools/syntax-tree.mjs';

/**
 * What the API refuses is said in its own words, also about a field that the screen does not have. A form of the contract
 * (`useContractForm`) does that for whatever is set as its error, a plain one by `useFormErrors`; anybody else shows
 * `message` of the `ApiError`, which holds all of them.
 */
const pages = productSources().filter((file) => /^(?:host|mf-[a-z]+|shared)\/src\//.test(file));
const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** Who may look at the fields of a refusal, and what it does with those that it does not look for. */
const READS_FIELDS: { readonly [file: string]: string } = {
  'shared/src/ui/form/show-field-errors.ts': 'sets all of them',
  'shared/src/ui/form/use-refusal.ts': 'looks for the field that gets the focus',
  'shared/src/ui/form/use-save-failed.ts': 'looks whether there are any',
  'shared/src/ui/notices/notices-provider.tsx': 'looks whether there are any',
  'host/src/kit/kit-buttons.tsx': 'makes one, to show it',
  'mf-auth/src/forgot-password/forgot-password-page.tsx': 'has a form with errors of its own',
  'mf-auth/src/form-errors.ts': 'says the others above the form',
  'mf-auth/src/is-expired-link.ts': 'looks whether the link is meant',
  'mf-auth/src/accept-invitation/accept.ts': 'looks whether a password is asked for',
  'mf-auth/src/activate/use-activation.ts': 'looks whether the address is meant',
  'mf-auth/src/two-factor/verify.ts': 'looks whether the code is meant',
  'mf-bookkeeping/src/booking/queries.ts': 'gives all of them, by the names of the form',
  'mf-bookkeeping/src/parts/ask-first/use-ask-first.ts': 'looks whether something is asked',
  'mf-invoicing/src/use-send-with-confirmation.ts': 'looks whether something is asked',
  'mf-settings/src/twinfield/client/use-changed-rows.ts': 'gives all of them, by their rows',
};

const readsFields = pages.filter(
  (file) => /\b(?:ApiError|isRefusal)\b/.test(textOf(file)) && /\berrors\b/.test(bodyOf(file)),
);

/** Without the class itself, and what is only imported. */
function bodyOf(file: string): string {
  if (file === 'shared/src/api-client/api-error.ts') return '';
  return textOf(file).replace(/^import[\s\S]*?from '.*';$|\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

/** Where a mutation is started without saying there what a failure does, and who says it. */
const TOLD_ELSEWHERE: { readonly [file: string]: string } = {
  'host/src/shell/lost-client.tsx': 'shows its message',
  'mf-bookkeeping/src/download/download-button.tsx': 'a notice, by the mutation itself',
  'mf-bookkeeping/src/imports/import-list-page.tsx': 'a notice, by the mutation itself',
  'mf-bookkeeping/src/imports/template-button.tsx': 'a notice, by the mutation itself',
  'mf-bookkeeping/src/vat-overview/vat-overview-page.tsx': 'a notice, by the mutation itself',
  'shared/src/ui/sheet-import/sheet-import.tsx': 'a notice, by the mutation itself',
  'shared/src/ui/sheet-import/use-checked-file.ts': 'stays on the page, with a button to try again',
  'shared/src/ui/sheet-import/use-sheet-import.ts': 'stays on the page, with a button to try again',
  'mf-relations/src/overview/overview-actions.tsx': 'a notice, by the mutation itself',
  'mf-settings/src/export/export-page.tsx': 'a notice, by the mutation itself',
  'mf-settings/src/twinfield/firm/use-hand-over.ts':
    'stays on the page, with a button to try again',
};

type Node = {
  type?: string;
  value?: string;
  callee?: Node & { property?: Node };
  key?: Node;
  arguments?: object[];
};

const named = ({ value }: Node = {}, name: string) => value === name;

/** Whether a file starts a mutation, by `mutate(…)` or `save.mutate(…)`, and leaves out what a failure does. */
const leavesOutFailure = (file: string) =>
  textOf(file).includes('mutate(') &&
  [...nodesOf(parsed(file))].some((node: Node) => {
    if (node.type !== 'CallExpression') return false;
    const { callee } = node;
    if (!named(callee, 'mutate') && !named(callee?.property, 'mutate')) return false;
    const options = [...nodesOf(node.arguments?.[1])];
    return !options.some((part: Node) => named(part.key, 'onError') || named(part, 'onError'));
  });
const leftOut = pages.filter(leavesOutFailure);

/** What shows a failure of what is waited for. */
const TELLS =
  /\b(?:useSavedForm|useRelationForm|useSaveFailed|useAskFirst|useFormErrors)[<(]|\bnotices\.failed\b/;
/** Who waits for a mutation and hands its failure on: to whom. */
const HANDS_ON: { readonly [file: string]: string } = {
  'mf-bookkeeping/src/label/queries.ts': 'a mutation of two calls',
};

const waitsUntold = pages.filter(
  (file) => /\bmutateAsync\b/.test(textOf(file)) && !TELLS.test(bodyOf(file)),
);

describe('what the API refuses', () => {
  it('is read by its fields only where those that are not looked for are said as well', () => {
    expect(readsFields.filter((file) => !(file in READS_FIELDS))).toEqual([]);
  });

  it('is told wherever something is sent', () => {
    expect(leftOut.filter((file) => !(file in TOLD_ELSEWHERE))).toEqual([]);
    expect(waitsUntold.filter((file) => !(file in HANDS_ON))).toEqual([]);
  });

  it('is told by every form that is not one of the contract', () => {
    const plain = pages.filter((file) =>
      /\buseForm\b[^;]*from 'react-hook-form'/.test(textOf(file)),
    );
    expect(plain.filter((file) => !/\buseFormErrors\(/.test(textOf(file)))).toEqual([
      'shared/src/ui/form/use-contract-form.ts',
    ]);
  });

  it('is shown by every field: a form takes what has one for said', () => {
    const bound = pages.filter((file) => /\buseController\(/.test(textOf(file)));
    expect(bound.length).toBeGreaterThan(5);
    expect(bound.filter((file) => !/\bfieldState\.error\b/.test(textOf(file)))).toEqual([]);
  });

  it('makes no exception for a file that needs none (any more)', () => {
    const exceptions = [
      [READS_FIELDS, readsFields],
      [TOLD_ELSEWHERE, leftOut],
      [HANDS_ON, waitsUntold],
    ] as const;
    for (const [excepted, found] of exceptions)
      expect(Object.keys(excepted).filter((file) => !found.includes(file))).toEqual([]);
  });
});
