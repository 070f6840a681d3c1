import { labelled } from './labelled';
import { linesOf, type Word } from './paper';
import { aPage } from './testing/a-page';

it.each([
  ['behind', 'Nummer '.repeat(1000)],
  ['below', `Nummer\n${'ander '.repeat(1000)}`],
])('looks for a value in a few words %s a label, however long the line is', (_, written) => {
  let most = 0;
  const parse = (words: readonly Word[]) => {
    most = Math.max(most, words.length);
    return null;
  };
  labelled(linesOf(aPage(written)), /^nummer/i, parse);
  expect(most).toBeGreaterThan(9);
  expect(most).toBeLessThan(30);
});
