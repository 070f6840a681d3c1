import { remoteFiles } from '../new-remote/remote-files.mjs';
import { styleComplaints } from './style-complaints.mjs';

const SHEETS = {
  'shared/src/ui/bar.css':
    ':root { --bw-red: red } .bw-bar { color: var(--bw-red) } .ant-btn { top: 0 }',
  'mf-a/src/list.css':
    '@keyframes a-turns { to { opacity: 0 } } .a-list { animation: a-turns 1s } .a-list .bw-bar:has(.ant-btn) { top: 0 }',
  'host/src/shell.css': '@media print { .host-menu > ul { --bw-red: blue } }',
};
const SOURCES = {
  'shared/src/ui/bar.tsx': 'export const Bar = ({ id }) => <p id={id} className="bw-bar" />;',
  'mf-a/src/list.tsx':
    'const List = () => <Bar id="a" className={isOpen ? "a-list bw-bar" : undefined} />;',
  'host/src/shell.tsx': 'const Shell = () => <main id="main" className="host-menu" />;',
};

const complaintsWith = (more: { [file: string]: string }) =>
  styleComplaints(
    { ...SHEETS, ...ending('.css', more) },
    { ...SOURCES, ...ending('.tsx', more) },
    ending('.spec.ts', more),
  );

const ending = (end: string, files: { [file: string]: string }) =>
  Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith(end)));

describe('names in the document', () => {
  it('are in order where each package gives its own', () => {
    expect(complaintsWith({})).toEqual([]);
  });

  it.each([
    ['of no package', '.a-list .open {}', '.open does not begin with a-'],
    ['of another package', '.a-list .host-menu {}', '.host-menu does not begin with a-'],
    ['that nothing has', '.a-list, .a-row {}', '.a-row is used nowhere'],
  ])('are refused in a style sheet: a class %s', (_, sheet, said) => {
    expect(complaintsWith({ 'mf-a/src/row.css': sheet })).toEqual([`mf-a/src/row.css: ${said}`]);
  });

  it.each(['button', '.bw-bar', '.ant-btn', 'p:not(.a-list)', ':is(.a-list, p)'])(
    'are refused in a style sheet: %s holds for others too',
    (selector) => {
      expect(complaintsWith({ 'mf-a/src/row.css': `${selector} { top: 0 }` })).toEqual([
        `mf-a/src/row.css: ${selector} holds for others too: it is within no a-…`,
      ]);
    },
  );

  it.each([
    ['#list .a-list {}', '#list .a-list speaks of an id: give it a class'],
    [
      '@media (prefers-color-scheme: dark) {}',
      '@media (prefers-color-scheme: dark) may be more than a colour: say it with light-dark()',
    ],
    ['@layer list {}', '@layer list may name what others name as well'],
    [
      '@container list (width > 1px) {}',
      '@container list (width > 1px) may name what others name as well',
    ],
    ['@keyframes turns {} .a-list { animation: turns }', '@keyframes turns does not begin with a-'],
    ['@keyframes a-goes {}', '@keyframes a-goes is used nowhere'],
    ['.a-list { --red: 0 }', '--red does not begin with --a-'],
    ['.a-list { --bw-blue: 0 }', '--bw-blue is defined nowhere'],
    ['.a-list { color: var(--a-red) }', '--a-red is defined nowhere'],
  ])('are refused in a style sheet: %s', (sheet, said) => {
    expect(complaintsWith({ 'mf-a/src/row.css': sheet })).toEqual([`mf-a/src/row.css: ${said}`]);
  });

  it('are refused in a style sheet: an animation of another package', () => {
    expect(complaintsWith({ 'host/src/turn.css': '.host-menu { animation: a-turns 1s }' })).toEqual(
      ["host/src/turn.css: animation a-turns is another package's"],
    );
  });

  it.each([
    ['<p className="open" />', 'open does not begin with a-'],
    ['<p className={isOpen ? "host-menu" : ""} />', 'host-menu does not begin with a-'],
    ['<p className="a-row" />', 'a-row is defined nowhere'],
    ['<Tabs classNames={{ popup: { root: "bw-row" } }} />', 'bw-row is defined nowhere'],
    ['({ rootClassName: "row" })', 'row does not begin with a-'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a source
    ['<p className={`a-list a-${state}`} />', 'a-… is put together: write each class out'],
    ['<p className={classOf(row)} />', '… is put together: write each class out'],
    ['place.classList.add("a-list")', '… is put together: write each class out'],
    ['<p id="list" />', 'id="list" may be there twice: useId makes another each time'],
    ['<p style={{ "--red": 0 }} />', '--red does not begin with --a-'],
    ['list.closest(".bw-gone")', '.bw-gone is asked for, and defined nowhere'],
  ])('are refused in code: %s', (code, said) => {
    expect(complaintsWith({ 'mf-a/src/row.tsx': `const x = ${code};` })).toEqual([
      `mf-a/src/row.tsx: ${said}`,
    ]);
  });

  it('are refused in a journey that looks for what is not there (any more)', () => {
    expect(complaintsWith({ 'e2e/a.spec.ts': 'page.locator("tr.a-row")' })).toEqual([
      'e2e/a.spec.ts: .a-row is asked for, and defined nowhere',
    ]);
  });

  it.each(['mf-a-b', 'mf-bw', 'mf-host', 'mf-ant'])(
    'of a package %s could be those of another',
    (folder) => {
      const said = complaintsWith({ [`${folder}/src/a.tsx`]: '' });
      expect(said).toEqual([expect.stringMatching(/names of the two could be the same$/)]);
    },
  );

  it('are in order in a new remote', () => {
    const files = Object.entries(remoteFiles('demo', 'Demonstratie'));
    expect(
      complaintsWith(Object.fromEntries(files.map(([file, text]) => [`mf-demo/${file}`, text]))),
    ).toEqual([]);
  });
});
