import fs from 'node:fs';
import { createRequire } from 'node:module';
import { fontCoverage } from './font-coverage';

const { resolve } = createRequire(import.meta.url);

const INTER = resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
const INTER_BOLD = resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf');
const DEJAVU = resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const DEJAVU_BOLD = resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

const FALLBACK = 'DejaVu';

/** Inter, and DejaVu for the scripts and signs that Inter lacks. */
export const FONTS = {
  Inter: { normal: INTER, bold: INTER_BOLD },
  [FALLBACK]: { normal: DEJAVU, bold: DEJAVU_BOLD },
};

export const FONT_FILES: readonly string[] = Object.values(FONTS).flatMap(Object.values);

/** A piece of text in one font; without `font` it is Inter. */
export type Run = { text: string; font?: string };

const inInter = fontCoverage(fs.readFileSync(INTER));
const inDejavu = fontCoverage(fs.readFileSync(DEJAVU_BOLD));

/** What is not seen: controls but line ends, marks for direction and joining, variants, skin tones. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}\p{Emoji_Modifier}]/gu;

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/** Stands in what is not sent yet for a character that no font has. */
const REPLACEMENT = '\u25A1';

/** Of so many characters they could be wider than their column; they may be cut after every sixteen. */
const WORD = /\S+/gu;
const LONG_WORD = 27;
const IN_CAPITALS = /[^\s\p{Ll}\u200B]+/gu;
const LONG_IN_CAPITALS = 21;
const PIECE = /.{16}(?=.)/gu;

/** What is left of a text on paper, in one form of each letter. */
const visibleOf = (text: string) =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(INVISIBLE, '');

/** The signs in a text that no font has, each once. */
export const unprintable = (text: string): string[] => [
  ...new Set(
    [...visibleOf(text)].filter((sign) => {
      const code = sign.codePointAt(0) as number;
      return sign !== '\n' && !inInter(code) && !inDejavu(code);
    }),
  ),
];

/** Splits text into pieces that have all their characters in one font; says how it may be wrapped. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of visibleOf(text)) {
    const code = character.codePointAt(0) as number;
    const font = fontFor(code, runs.at(-1)?.font);
    const shown = font || inInter(code) || character === '\n' ? character : REPLACEMENT;
    const last = runs.at(-1);
    if (last && last.font === font) last.text += shown;
    else runs.push(font ? { text: shown, font } : { text: shown });
  }
  return runs
    .flatMap(withSpaceBehind)
    .map((run) => ({ ...run, text: wrappable(readable(run.text)) }));
}

/** Spaces stay with what they follow, so that a sentence in another script is one piece. */
function fontFor(code: number, current: string | undefined): string | undefined {
  if (code === 0x20) return current;
  if (code === 0x0a || inInter(code)) return undefined;
  return inDejavu(code) ? FALLBACK : undefined;
}

/** The space behind a piece in another script is of the text around it, or it would come before it. */
function withSpaceBehind(run: Run): Run[] {
  const text = run.text.trimEnd();
  if (!run.font || text === run.text) return [run];
  return [{ ...run, text }, { text: run.text.slice(text.length) }];
}

/**
 * The letters of a word are turned round by the font; the order of the words is up to us. The space after
 * a word comes out on its left, so the last one needs one too.
 */
const readable = (text: string) =>
  RIGHT_TO_LEFT.test(text)
    ? text.replace(/.+/gu, (line) => line.replace(line.trim(), turned))
    : text;

const turned = (words: string) =>
  /\s/u.test(words) ? `${words.split(/(\s+)/u).reverse().join('')} ` : words;

const wrappable = (text: string) =>
  text.replace(WORD, inPiecesFrom(LONG_WORD)).replace(IN_CAPITALS, inPiecesFrom(LONG_IN_CAPITALS));

const inPiecesFrom = (length: number) => (word: string) =>
  [...word].length < length ? word : word.replace(PIECE, '$&\u200B');
