import { namesIn, UNREADABLE } from './names-in-code.mjs';
import { alikePackages, isOfAntd, isOfPdfReader, maySpeakOf, prefixOf } from './prefix-of.mjs';
import { readStyleSheet } from './style-sheet.mjs';

/** Nobody else writes ids out, so its own few cannot be another's; one of them is in the address. */
const MAY_WRITE_IDS = 'host';

/**
 * What could make the look of one package depend on another's in the one document that they share: a name that two of
 * them may give, and one that is given or asked for in vain.
 *
 * @param {{ [file: string]: string }} sheets the text of every style sheet, by its path from the root
 * @param {{ [file: string]: string }} sources the text of every source of the same packages
 * @param {{ [file: string]: string }} askers other texts that find elements by their classes
 * @returns {string[]} the file and what is wrong with it
 */
export function styleComplaints(sheets, sources, askers = {}) {
  const styled = Object.entries(sheets).map(([file, text]) => ({ file, ...readStyleSheet(text) }));
  const named = Object.entries(sources).map(([file, text]) => ({ file, ...namesIn(text, file) }));
  const folders = [...new Set([...styled, ...named].map(({ file }) => file.split('/')[0]))];
  const all = {
    classes: ownOf(styled, classesOf),
    animations: ownOf(styled, ({ animations }) => animations),
    animated: styled.flatMap(({ animated }) => animated),
    properties: ownOf([...styled, ...named], ({ properties }) => properties, '--'),
    used: new Set(named.flatMap(({ classes }) => classes)),
  };
  return [
    ...alikePackages(folders),
    ...[...styled, ...named].flatMap((each) =>
      ofProperties(each, all).map((said) => `${each.file}: ${said}`),
    ),
    ...styled.flatMap((sheet) =>
      [...ofSelectors(sheet), ...ofClasses(sheet, all), ...ofAnimations(sheet, all)].map(
        (said) => `${sheet.file}: ${said}`,
      ),
    ),
    ...named.flatMap((source) => ofCode(source, all).map((said) => `${source.file}: ${said}`)),
    ...ofAskers({ ...sources, ...askers }, folders, all),
  ];
}

/** What is defined: a name counts where it is the package's own. */
const ownOf = (files, namesOf, before = '') =>
  new Set(
    files.flatMap((each) =>
      namesOf(each).filter((name) => name.startsWith(before + prefixOf(each.file))),
    ),
  );

const classesOf = ({ selectors }) => [...new Set(selectors.flatMap(({ classes }) => classes))];

/** The design system dresses all pages, every other package what is its own. */
const ofSelectors = ({ file, selectors, schemes, others }) => [
  // What a screen is judged by in the light, colours aside, then holds for the dark.
  ...schemes.map((rule) => `${rule} may be more than a colour: say it with light-dark()`),
  ...others.map((rule) => `${rule} may name what others name as well`),
  ...selectors
    .filter(({ hasId }) => hasId)
    .map(({ text }) => `${text} speaks of an id: give it a class`),
  ...selectors
    .filter(({ within }) => !within.some((name) => name.startsWith(prefixOf(file))))
    .filter(() => prefixOf(file) !== 'bw-')
    .map(({ text }) => `${text} holds for others too: it is within no ${prefixOf(file)}…`),
];

function ofClasses(sheet, { classes, used }) {
  return classesOf(sheet).flatMap((name) => {
    if (!maySpeakOf(sheet.file, name))
      return [`.${name} does not begin with ${prefixOf(sheet.file)}`];
    if (isOfAntd(name)) return [];
    if (!used.has(name)) return [`.${name} is used nowhere`];
    return classes.has(name) ? [] : [`.${name} is defined nowhere`];
  });
}

const ofAnimations = ({ file, animations, animated }, all) => [
  ...animations
    .filter((name) => !name.startsWith(prefixOf(file)))
    .map((name) => `@keyframes ${name} does not begin with ${prefixOf(file)}`),
  ...animations
    .filter((name) => !all.animated.includes(name))
    .map((name) => `@keyframes ${name} is used nowhere`),
  ...animated
    .filter((name) => all.animations.has(name) && !maySpeakOf(file, name))
    .map((name) => `animation ${name} is another package's`),
];

const ofProperties = ({ file, properties, read = [] }, all) =>
  [...new Set([...properties, ...read])].flatMap((name) => {
    if (isOfPdfReader(file, name)) return [];
    if (!maySpeakOf(file, name.slice(2)))
      return [`${name} does not begin with --${prefixOf(file)}`];
    return all.properties.has(name) ? [] : [`${name} is defined nowhere`];
  });

const ofCode = ({ file, classes, ids }, all) => [
  ...(file.startsWith(`${MAY_WRITE_IDS}/`) ? [] : ids).map(
    (id) => `id="${id}" may be there twice: useId makes another each time`,
  ),
  ...classes.flatMap((name) => {
    if (name.includes(UNREADABLE)) return [`${name} is put together: write each class out`];
    if (!maySpeakOf(file, name)) return [`${name} does not begin with ${prefixOf(file)}`];
    return isOfAntd(name) || all.classes.has(name) ? [] : [`${name} is defined nowhere`];
  }),
];

function ofAskers(texts, folders, { classes }) {
  const asked = new RegExp(`(?<=\\.)(?:${folders.map(prefixOf).join('|')})[a-z][\\w-]*`, 'g');
  return Object.entries(texts).flatMap(([file, text]) =>
    (text.match(asked) ?? [])
      .filter((name) => !classes.has(name))
      .map((name) => `${file}: .${name} is asked for, and defined nowhere`),
  );
}
