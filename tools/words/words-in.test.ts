import { wordsIn } from './words-in.mjs';

const SCREEN = 'mf-x/src/list/list-page.tsx';
const FILLED_IN = '$' + '{name}';
const API = 'api/src/things/save-thing.ts';

describe('words on a screen', () => {
  it.each([
    ['between tags', '<p>opslaan</p>', 'opslaan'],
    ['that are read out', '<button aria-label="wis" />', 'aria-label="wis"'],
    ['in a field', '<input placeholder="zoek..." />', 'placeholder="zoek..."'],
    ['as a value', 'const item = { label: "Opslaan" };', 'Opslaan'],
    ['of one or the other', '<b>{isOpen ? "Sluit" : texts.open}</b>', 'Sluit'],
    ['that something is filled in', `const said = \`Verwijder ${FILLED_IN}\`;`, 'Verwijder …'],
    ['in small letters', `say(\`de ${FILLED_IN} is weg\`);`, 'de … is weg'],
  ])('are found %s', (_, source, said) => {
    expect(wordsIn(source, SCREEN)).toEqual([said]);
  });

  it.each([
    '<p>{texts.save}</p>',
    '<p className="bw-card is-open">24 %</p>',
    "import { Opslaan } from './Opslaan';",
    "type Kind = 'Opslaan';",
    "const isEnter = event.key === 'Enter';",
    "throw new Error('No such place for the thing');",
    "call('saveInvoice', 'NL', 'AbortError', 'application/json');",
    "setItem('keys', 'uit');",
  ])('are none: %s', (source) => {
    expect(wordsIn(source, SCREEN)).toEqual([]);
  });
});

describe('words of the API', () => {
  it.each([
    ['in a sentence', "const GONE = 'Deze link is verlopen';", 'Deze link is verlopen'],
    ['in a refusal, whatever they are', "throw notFound('Sessie');", 'Sessie'],
    ['with a status', "throw new HttpError(410, 'Weg');", 'Weg'],
  ])('are found %s', (_, source, said) => {
    expect(wordsIn(source, API)).toEqual([said]);
  });

  it.each([
    'throw notFound(TEXTS.session);',
    "element('cac:TaxTotal', { Amount: '1.00' });",
    'sql`SELECT id FROM relation WHERE id = 1`;',
    "log.warn({ id }, 'refused call');",
  ])('are none: %s', (source) => {
    expect(wordsIn(source, API)).toEqual([]);
  });
});
