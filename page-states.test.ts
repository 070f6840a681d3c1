import fs from 'node:fs';
import path from 'node:path';
import { root } from './tools/run.mjs';
import { productSources } from './tools/source-files.mjs';

/**
 * Where loading or a failure is shown by hand, and why `Loaded` of `shared/src/ui/states` does not do it: it knows what
 * a refetch must not throw away.
 */
const BY_HAND: { readonly [file: string]: string } = {
  'host/src/kit/kit-states.tsx': 'shows each of them',
  'host/src/dashboard/counters.tsx': 'is a skeleton itself',
  'host/src/dashboard/enterprise-dashboard.tsx': 'figures come in one after the other',
  'host/src/shell/log-out-page.tsx': 'waits for no query',
  'host/src/shell/session-gate.tsx': 'the session store holds what is read',
  'host/src/shell/selector/administration-selector.tsx': 'is a menu',
  'host/src/shell/selector/relation-selector.tsx': 'is a menu',
  'mf-bookkeeping/src/viewer/document-preview.tsx': 'what came may not be a picture',
  'mf-invoicing/src/editor/preview/live-preview.tsx':
    'the page before stays until the next is there',
  'mf-invoicing/src/parts/preview/preview-modal.tsx': 'what came may not be a PDF',
  'shared/src/switch-relation/switch-page.tsx': 'waits for no query',
  'shared/src/ui/slot/remote-widget.tsx': 'waits for code, not for a query',
  'shared/src/ui/history/history.tsx': 'earlier pages fail below those that are there',
  'shared/src/ui/select/search-failed.tsx': 'is in a menu, of a field that stays',
  'shared/src/ui/list/list-content.tsx': 'a list says above its rows that they are old',
};

/** `<FormSkeleton`, `<Loader`; what stands in `loading={…}` is as it should be. */
const SKELETON = /(?<!\bloading=\{\s*)<(?:\w*Skeleton|Loader)\b/;
const FAILURE = /<(?:ErrorState|FailedBar)\b/;
/** What only who shows a failure asks of a query. */
const ASKED = /\b(?:isError|refetch)\b/;

const writesByHand = (file: string) => {
  const text = fs.readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [SKELETON, FAILURE, ASKED].some((shape) => shape.test(text));
};

const byHand = productSources().filter(
  (file) =>
    file.endsWith('.tsx') && !file.startsWith('shared/src/ui/states/') && writesByHand(file),
);

describe('what stands in for content that is on its way or failed', () => {
  it('is written once, and by no page of its own', () => {
    expect(byHand.filter((file) => !(file in BY_HAND))).toEqual([]);
  });

  it('makes no exception for a file that needs none (any more)', () => {
    expect(Object.keys(BY_HAND).filter((file) => !byHand.includes(file))).toEqual([]);
  });
});
