import { isOurs, misspelt } from './spelling.mjs';

describe('spelling', () => {
  it.each([
    ['BTW-nummer', 'btw'],
    ['Vul een BTW nummer in', 'btw'],
    ['Btw nummer', 'btw-nummer'],
    ['Emailadres', 'e-mailadres'],
    ['Je mailadres', 'e-mailadres'],
    ['Vul je e-mail adres in', 'e-mailadres'],
    ['KVK-nummer', 'KvK-nummer'],
    ['KvK nummer', 'KvK-nummer'],
    ['Stad', 'plaats'],
    ['Probeer opnieuw', 'Opnieuw proberen'],
    ['De lijst kon niet worden geladen', 'Er ging iets mis bij het laden van …'],
  ])('says of %s how else it is written', (said, right) => {
    expect(misspelt(said)).toBe(right);
  });

  it.each([
    'Btw-nummer',
    'E-mailadres voor facturen',
    'Geen mail gekregen?',
    'Uploaden is niet gelukt. Probeer het opnieuw.',
    'KvK-nummer',
    'Plaats',
    'BTW nummer is verplicht.',
    'Stad is verplicht.',
    'general_email',
    '../domain/invoice/invoice-email',
  ])('leaves %s, which is right, prescribed, or no text', (said) => {
    expect(misspelt(said)).toBeNull();
  });

  it('leaves alone how other programs write their columns', () => {
    expect(isOurs('api/src/relation-import/columns.ts')).toBe(false);
    expect(isOurs('api/src/relation-import/texts.ts')).toBe(true);
  });
});
