import { ACCOUNT_MAILS } from './account-mails';

const evil = '<b>Jan</b> https://elders.example';
const facts = {
  name: evil,
  link: 'https://boekwerk.example/activate?code=abc',
  company: evil,
  from: evil,
  new_email: 'jan@klant.example',
  lines: [evil],
};

it.each(Object.entries(ACCOUNT_MAILS))('%s says on its page what its text says', (_, write) => {
  const { text, html } = write(facts);
  const page = html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  for (const line of text.split('\n'))
    expect(page.replaceAll('&quot;', '"')).toContain(line.replace(/^- /, ''));
  expect(html).not.toContain('<b>');
});

it.each(['activation', 'newAddress', 'addressAsked', 'reset', 'invitation'] as const)(
  '%s has one button, and its address in words',
  (kind) => {
    const { text, html } = ACCOUNT_MAILS[kind](facts);
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
    expect(addresses).toEqual([facts.link, facts.link]);
    expect(html.match(/class="button"/g)).toHaveLength(1);
    expect(text.split('\n')).toContain(facts.link);
  },
);
