import { unloadedClasses } from './unloaded-classes.mjs';

const SHEETS = {
  'shared/src/tokens.css': '.bw-unseen {}',
  'shared/src/ui/bar/bar.css': '.bw-bar {}',
  'mf-a/src/list.css': '.a-list {}',
};
const ENTRIES = { first: 'host/src/main.tsx', exposed: ['mf-a/src/routes.tsx'] };
const SOURCES = {
  'host/src/main.tsx': "import '@boekwerk/shared/tokens.css';",
  'mf-a/src/routes.tsx': "const page = () => import('./list-page');",
  'mf-a/src/list-page.tsx': `import { Bar } from '@boekwerk/shared/ui/bar';
import './list.css';
export const Page = () => <p className="a-list bw-unseen"><Bar /></p>;`,
  'shared/src/ui/bar.ts': "export { Bar } from './bar/bar';",
  'shared/src/ui/bar/bar.tsx':
    'import \'./bar.css\';\nexport const Bar = () => <p className="bw-bar" />;',
};

const withFile = (file: string, text: string) =>
  unloadedClasses(SHEETS, { ...SOURCES, [file]: text }, ENTRIES);

describe('a style sheet', () => {
  it('is brought by what is fetched, by what that imports, or by the first page', () => {
    expect(unloadedClasses(SHEETS, SOURCES, ENTRIES)).toEqual([]);
  });

  it('is not there because another page happens to have brought it', () => {
    const text = 'export const Page = () => <p className="a-list" />;';
    expect(withFile('mf-a/src/list-page.tsx', text)).toEqual([
      'mf-a/src/list-page.tsx: mf-a/src/list-page.tsx does not bring the style sheet of .a-list',
    ]);
  });

  it('does not change what another page has under the same name', () => {
    const sheets = { ...SHEETS, 'mf-a/src/form.css': '.a-form .a-list {}' };
    const files = {
      ...SOURCES,
      'mf-a/src/routes.tsx': `${SOURCES['mf-a/src/routes.tsx']} const form = () => import('./form');`,
      'mf-a/src/form.tsx': `import './form.css';
export const Form = () => <form className="a-form"><p className="a-list" /></form>;`,
    };
    expect(unloadedClasses(sheets, files, ENTRIES)).toEqual([
      'mf-a/src/form.tsx: .a-list looks otherwise once mf-a/src/list.css is there',
    ]);
  });

  it('is not brought by a type, nor by a part that is fetched later', () => {
    const [later, page] = ['mf-a/src/later.tsx', 'mf-a/src/list-page.tsx'];
    const text = `import type { Bar } from '@boekwerk/shared/ui/bar';
const later = () => import('./later');
export const Page = () => <p className="bw-bar" />;`;
    const said = unloadedClasses(
      SHEETS,
      { ...SOURCES, [page]: text, [later]: "import '@boekwerk/shared/ui/bar';" },
      ENTRIES,
    );
    expect(said).toEqual([`${page}: ${page} does not bring the style sheet of .bw-bar`]);
  });
});
