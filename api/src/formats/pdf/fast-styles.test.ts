import { createRequire } from 'node:module';
import { findStylesFast } from './fast-styles';

type Stack = { push: (item: unknown) => void };
type Find = (item: object, stack: Stack | null, name: string, otherwise: unknown) => unknown;
const { default: Styles } = createRequire(import.meta.url)('pdfmake/js/StyleContextStack') as {
  default: (new (styles: object, standard: object) => Stack) & { getStyleProperty: Find };
};

const NAMED = { head: { bold: true, color: 'grey' }, muted: { color: 'blue', extends: 'head' } };

const stackOf = (...items: unknown[]) => {
  const stack = new Styles(NAMED, { fontSize: 9, color: 'black' });
  for (const item of items) stack.push(item);
  return stack;
};

it('finds the looks of a piece of text as pdfmake itself does', () => {
  const find = Styles.getStyleProperty;
  findStylesFast();
  const items = [
    {},
    { color: 'red', fontSize: 0 },
    { color: null, bold: undefined },
    { style: 'head' },
    { style: ['head', 'muted'], bold: false },
    { section: [], style: 'muted' },
  ];
  const stacks = [
    null,
    stackOf(),
    stackOf('muted'),
    stackOf({ bold: false }, 'head', { color: '' }),
  ];
  for (const item of items)
    for (const stack of stacks)
      for (const name of ['color', 'bold', 'fontSize', 'link'])
        expect(Styles.getStyleProperty(item, stack, name, 'none')).toBe(
          find(item, stack, name, 'none'),
        );
});
