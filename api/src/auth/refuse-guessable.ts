import { dictionary } from '@zxcvbn-ts/language-common';
import { invalid } from '../platform/errors';
import { TEXTS } from './account-texts';

/** Lower case, most used first; read here alone, so that no browser loads it. */
const COMMON = new Set(dictionary['passwords-common']);
/** What Dutch lists have on top of that, with the year or a number behind it. */
const COMMON_HERE = /^(?:welkom|wachtwoord|geheim|lente|zomer|herfst|winter|boekwerk)\d{0,4}$/;

/** Shorter ones stand in many a good password by chance. */
const MIN_WORD = 4;

/**
 * Refuses a new password that is guessed first: one of the most used, one character over and over, or the name, address
 * or company of whose it is with little around it. Beside the rule for its characters.
 * Source: NIST SP 800-63B, 3.1.1.2.
 *
 * @param about what is known of whose it is: names, e-mail address, companies
 * @throws HttpError 422 at `password`
 */
export function refuseGuessable(password: string, about: readonly string[]): void {
  if (isCommon(password)) throw invalid({ password: TEXTS.commonPassword });
  if (isAbout(password, about)) throw invalid({ password: TEXTS.ownPassword });
}

function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  // People add what a rule asks for at the end.
  const bare = lower.replace(/[^a-z0-9]{1,256}$/, '');
  const isOneCharacter = new Set(bare).size <= 1;
  return isOneCharacter || COMMON_HERE.test(bare) || [lower, bare].some((form) => COMMON.has(form));
}

function isAbout(password: string, about: readonly string[]): boolean {
  const typed = plain(password);
  const longestFirst = about.flatMap(wordsIn).sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replace(word, ''), typed);
  return rest !== typed && rest.replace(/\d/g, '').length < MIN_WORD;
}

/** A name in whole and in its words; of an e-mail address what stands before and behind the @. */
const wordsIn = (text: string): string[] =>
  [text, ...text.split(/[\s@.,&/-]+/)].map(plain).filter((word) => word.length >= MIN_WORD);

/** Without capitals, accents, spaces and signs. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
