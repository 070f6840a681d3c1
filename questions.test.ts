import { sourceFiles } from './tools/source-files.mjs';
import { nodesOf, parsed } from './tools/syntax-tree.mjs';

type Node = { type?: string; value?: unknown; quasis?: { cooked: string }[]; body?: unknown };
type Property = Node & { key?: { value?: string }; value?: Node };

/** What is written out of the value of a property, also when it is a function that gives it. */
const said = (value: unknown): string =>
  [...(nodesOf(value) as Iterable<Node>)]
    .map(({ type, value: text, quasis }) =>
      type === 'StringLiteral' ? String(text) : (quasis ?? []).map((part) => part.cooked).join('…'),
    )
    .join(' ');

/** The questions of a file of texts by what they begin with: `removeTitle` and `removeText` are of `remove`. */
function questionsIn(file: string): { name: string; title: string; text: string }[] {
  const objects = [
    ...(nodesOf(parsed(file)) as Iterable<{ type?: string; properties?: Property[] }>),
  ];
  return objects
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap(({ properties = [] }) => {
      const texts = new Map(
        properties.flatMap(({ key, value }) => (key?.value ? [[key.value, said(value)]] : [])) as [
          string,
          string,
        ][],
      );
      return [...texts].flatMap(([key, title]) => {
        const [, name] = /^(.*?)title$/i.exec(key) ?? [];
        if (name === undefined) return [];
        const beside = [...texts].filter(([other]) => BESIDE.some((end) => other === name + end));
        return beside.map(([, text]) => ({ name: `${file} ${name}`.trim(), title, text }));
      });
    });
}

const BESIDE = ['text', 'Text', 'question', 'Question'];

const questions = sourceFiles
  .filter((file) => /(?:^|[/-])texts\.ts$/.test(file))
  .flatMap(questionsIn)
  .filter(({ title }) => title.trimEnd().endsWith('?'));

describe('what is asked before something happens', () => {
  it('is asked once: beside a question stands what comes of it', () => {
    expect(questions.length).toBeGreaterThan(8);
    expect(questions.filter(({ text }) => text.includes('?'))).toEqual([]);
  });
});
