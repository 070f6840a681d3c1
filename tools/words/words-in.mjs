import { nodesOf, parsedText } from '../syntax-tree.mjs';

/** Attributes that are read out or shown. */
const READ = new Set(['aria-label', 'placeholder', 'title', 'label', 'alt', 'text', 'hint']);

/** Words that make a text Dutch, and are no words of English or of code between spaces. */
const DUTCH =
  /(?<![\p{L}-])(?:aan|als|annuleren|bedrag|bedrijf|bestaat|bij|datum|de|deze|dit|door|een|er|factuur|facturen|geen|gebruik|hebt|heeft|het|hooguit|je|kan|kies|klant|klanten|kun|laden|meer|met|minimaal|moet|naar|niet|nog|nummer|onbekend|onder|onjuist|ook|opnieuw|opslaan|relatie|relaties|sluiten|te|toch|tot|uit|van|verplicht|verwijderen|voor|vul|wachtwoord|weer|wel|wordt|worden|zijn|zoek|zoeken)(?![\p{L}-])/iu;

/** A literal of a screen that begins as a word does: `Opslaan`, not `saveInvoice`, `AbortError` or `NL`. */
const CAPITALISED = /^\p{Lu}\p{Ll}+(?![\p{L}\d])/u;
/** Keys, what is dragged, a scheme, an error's own name; and what the product is called. */
const NO_WORDS = ['Enter', 'Escape', 'Tab', 'Files', 'Bearer', 'Unreachable', 'Boekwerk'];

/** Calls that answer whoever sent something. */
const REFUSALS = new Set(['notFound', 'conflict', 'invalid', 'refused', 'HttpError']);

/**
 * The words that users read in a source, as they stand there.
 *
 * @param {string} file from the root; of a screen every capitalised literal counts, elsewhere what is Dutch or refuses
 */
export function wordsIn(text, file) {
  const isScreen = !/^(?:api|gateway)\//.test(file);
  if (!isScreen && !DUTCH.test(text) && !/\bnew HttpError\(|notFound\('/.test(text)) return [];
  const nodes = [...nodesOf(parsedText(text, file))];
  const passedOver = new Set(nodes.flatMap(notRead));
  return [
    ...nodes.flatMap(betweenTags),
    ...nodes.filter((node) => !passedOver.has(node)).flatMap((node) => saidBy(node, isScreen)),
    ...nodes.flatMap(refusedWith),
  ];
}

/** All that is written out in a source, whoever reads it. @param {string} file from the root */
export const literalsIn = (text, file) =>
  [...nodesOf(parsedText(text, file))].map(literal).filter((said) => said !== null);

const hasLetters = (text) => /\p{L}/u.test(text);
const isWord = (text) => hasLetters(text) && !NO_WORDS.includes(text.split(' ')[0]);

function betweenTags(node) {
  if (node.type === 'JSXText') return isWord(node.value.trim()) ? [node.value.trim()] : [];
  if (node.type !== 'JSXAttribute' || node.value?.type !== 'StringLiteral') return [];
  const name = node.name.value;
  return READ.has(name) && hasLetters(node.value.value) ? [`${name}="${node.value.value}"`] : [];
}

/** Sources of imports, types, names of fields, and what developers read of an error. */
function notRead(node) {
  if (node.source) return [node.source];
  if (node.type === 'TsLiteralType') return [node.literal];
  if (node.type === 'KeyValueProperty') return [node.key];
  if (node.type === 'JSXAttribute') return [node.value];
  if (!isForDevelopers(node)) return [];
  return (node.arguments ?? []).map(({ expression }) => expression);
}

const isForDevelopers = ({ type, callee }) =>
  (type === 'NewExpression' &&
    /(?:Error|Exception|Unreachable)$/.test(callee.value) &&
    !isRefusal(callee)) ||
  callee?.type === 'Super';

function saidBy(node, isScreen) {
  const said = literal(node);
  if (said === null) return [];
  const isCapitalised = isScreen && CAPITALISED.test(said) && isWord(said);
  // A single small word may be a value of the code.
  const isDutch = DUTCH.test(said) && /[\s\p{Lu}]/u.test(said.trim());
  return isCapitalised || isDutch ? [said] : [];
}

/** Whatever the words: `notFound('Sessie')`. */
function refusedWith(node) {
  if (!['CallExpression', 'NewExpression'].includes(node.type) || !isRefusal(node.callee))
    return [];
  return (node.arguments ?? [])
    .map(({ expression }) => literal(expression))
    .filter((said) => said !== null && !DUTCH.test(said) && hasLetters(said));
}

const isRefusal = (callee) => REFUSALS.has(callee?.value);

/** What is written out of a text; what is filled in stands as `…`. */
function literal(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type !== 'TemplateLiteral' || !node.quasis) return null;
  return node.quasis.map(({ cooked }) => cooked).join('…');
}
