import fc from 'fast-check';
import { type Part, paragraphsOf } from './letter';
import { written } from './written';

/** Words as people and attackers write them. */
const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=https://elders.example/x.png onerror=alert(1)>',
    "' onmouseover='x",
    '</style><style>@import url(https://elders.example)',
    'Jansen & Zn. <info@jansen.example>',
    'zie https://betaal.example/a?b=1&c=2.',
    'javascript:alert(1)',
    '&lt;b&gt; &amp;amp;',
    'https://x.example/"onclick="alert(1)',
  ),
);
const lines = fc.array(words, { minLength: 1, maxLength: 4 });
const part: fc.Arbitrary<Part> = fc.oneof(
  lines.map((all) => all.join('\n')),
  fc.record({ items: lines }),
  fc.record({ action: words, href: fc.webUrl() }),
  fc.record({ facts: fc.array(fc.tuple(words, words), { maxLength: 4 }) }),
);
const letter = fc.record({
  sender: words,
  logo: fc.constantFrom(null, 'logo@boekwerk'),
  subject: words,
  parts: fc.array(part, { minLength: 1, maxLength: 5 }),
});

const SIGNS: Record<string, string> = {
  ...{ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' },
};
/** What a reader sees of a page. */
const seen = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp|#39);/g, (sign) => SIGNS[sign] ?? sign);

const TAG =
  /^<(?:!doctype html|\/?(?:html|head|meta|title|style|body|table|tr|td|p|br|ul|li|a|img)(?: (?:lang|charset|name|content|class|style|role|width|height|cellpadding|cellspacing|border|align|bgcolor|alt|href|src)="[^"<>]*")*)>$/;

it('says on its page every line that it says as text', () => {
  fc.assert(
    fc.property(letter, (given) => {
      const { text, html } = written(given);
      const page = seen(html);
      for (const line of text.split('\n')) expect(page).toContain(line.replace(/^- /, ''));
      expect(page).toContain(given.sender);
    }),
  );
});

it('has nothing on its page that anybody put there with a name, nor anything from elsewhere', () => {
  fc.assert(
    fc.property(letter, (given) => {
      const { html } = written(given);
      for (const [tag] of html.matchAll(/<[^>]*>/g)) expect(tag).toMatch(TAG);
      const sources = [...html.matchAll(/<[^>]* src="([^"]*)"/g)].map(([, source]) => source);
      expect(sources).toEqual(given.logo ? ['cid:logo@boekwerk'] : []);
      const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
      expect(style).not.toMatch(/url\(|@import/);
      for (const [, to = ''] of html.matchAll(/ href="([^"]*)"/g)) expect(to).toMatch(/^https?:/);
    }),
  );
});

it('leads from what reads as an address to just that, without the end of its sentence', () => {
  const parts = ['Betaal op https://betaal.example/a?b=1&c=2. (Of bel.)'];
  const { html } = written({ sender: 'Boekwerk', logo: null, subject: 'Factuur', parts });
  expect(html).toContain('href="https://betaal.example/a?b=1&amp;c=2"');
  expect(html).toContain('>https://betaal.example/a?b=1&amp;c=2</a>. (Of bel.)');
});

it('divides what somebody wrote into paragraphs at empty lines', () => {
  expect(paragraphsOf('Beste Piet,\r\n\r\nHierbij.\n\n\nGroet,\nJan')).toEqual([
    'Beste Piet,',
    'Hierbij.',
    'Groet,\nJan',
  ]);
});
