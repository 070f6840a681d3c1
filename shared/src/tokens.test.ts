import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dark, font, light, type Tokens, tones } from './tokens';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const cssName = (name: string) =>
  `--bw-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

describe('tokens.css', () => {
  it.each(Object.keys(light) as (keyof Tokens)[])('says the same of %s as tokens.ts', (name) => {
    expect(css).toContain(`${cssName(name)}: light-dark(${light[name]}, ${dark[name]});`);
  });

  it.each(Object.entries(tones))('says the same of the tone %s', (name, tone) => {
    expect(css).toContain(`--bw-${name}-text: light-dark(${tone.light[0]}, ${tone.dark[0]});`);
    expect(css).toContain(`--bw-${name}-fill: light-dark(${tone.light[1]}, ${tone.dark[1]});`);
  });

  it('names the same font', () => {
    expect(css).toContain(`--bw-font: ${font};`);
  });
});
