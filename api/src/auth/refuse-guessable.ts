import { folded } from '@boekwerk/shared/domain/text/folded';
import { invalid } from '../platform/errors';
import { TEXTS } from './texts';

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
export async function refuseGuessable(password: string, about: readonly string[]): Promise<void> {
  if (await isCommon(password)) throw invalid({ password: TEXTS.commonPassword });
  if (isAbout(password, about)) throw invalid({ password: TEXTS.ownPassword });
}

async function isCommon(password: string): Promise<boolean> {
  const lower = password.toLowerCase();
  // People add what a rule asks for at the end.
  const bare = lower.replace(/[^a-z0-9]{1,256}$/, '');
  const isOneCharacter = new Set(bare).size <= 1;
  if (isOneCharacter || COMMON_HERE.test(bare)) return true;
  const common = await commonPasswords();
  return common.includes(lower) || common.includes(bare);
}

/** In lower case. Loaded when a password is chosen: the lists take 12 MB; read here alone, so that no browser loads it. */
async function commonPasswords(): Promise<readonly string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'];
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
const plain = (text: string) => folded(text).replace(/[^a-z0-9]/g, '');
