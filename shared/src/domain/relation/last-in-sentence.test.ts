import { lastInSentence } from './last-in-sentence';

it.each([
  ['Grand Kontex B.V.', 'Er staat Grand Kontex B.V.'],
  ['Slagerij De Haas & Zn.', 'Er staat Slagerij De Haas & Zn.'],
  ['Studio Noord', 'Er staat Studio Noord.'],
])('a sentence that ends with %s has one full stop', (name, sentence) => {
  expect(`Er staat ${lastInSentence(name)}.`).toBe(sentence);
});
