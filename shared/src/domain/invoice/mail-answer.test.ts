import { isRefused, isTaken, whyNotTaken } from './mail-answer';

it.each([
  [250, 'taken'],
  [421, 'later'],
  [450, 'later'],
  [550, 'refused'],
  [599, 'refused'],
  [0, 'later'],
])('an answer of %i is %s', (code, expected) => {
  const kind = isTaken({ code }) ? 'taken' : isRefused({ code }) ? 'refused' : 'later';
  expect(kind).toBe(expected);
});

it.each([
  ['550 no', 'postbus onbekend (550)'],
  ['550 5.1.1 <weg@klant.example>: no such user', 'postbus onbekend (550)'],
  ['550-5.1.1 The email account does not exist', 'postbus onbekend (550)'],
  ['550 5.7.1 Message rejected as spam', 'niet toegestaan door de ontvanger (550)'],
  ['552 5.2.2 Over quota', 'postbus vol (552)'],
  ['452 4.2.2 Mailbox full', 'postbus vol (452)'],
  ['552 5.3.4 Message too big', 'e-mail te groot (552)'],
  ['554 5.4.4 Unrouteable', 'domein onbekend (554)'],
  ['451 4.7.1 Greylisted', 'tijdelijke storing (451)'],
  ['451 later', 'tijdelijke storing (451)'],
  ['571 go away', 'niet aangenomen (571)'],
])('says of %s why', (text, why) => {
  expect(whyNotTaken({ code: Number(text.slice(0, 3)), text })).toBe(why);
});
