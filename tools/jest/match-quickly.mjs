import { createRequire } from 'node:module';
import { namesIn } from './names-in.mjs';

const jsdom = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const selectors = jsdom('jsdom/lib/jsdom/living/helpers/selectors.js');

/**
 * jsdom asks of each element that a test looks at whether it matches each of some 400 rules of style, and works out fifteen
 * colours of it, which together was a quarter of the time of a screen's test. Of a rule that names another class or element
 * than this one has, nothing more needs to be asked; colours no test looks at.
 */
const matches = selectors.matchesDontThrow;
selectors.matchesDontThrow = (element, selector) => {
  const named = namedBy(selector);
  if (named && !named.some((name) => has(element, name))) return false;
  return matches(element, selector);
};

// After the above: it keeps the function that it finds.
const { propertiesWithResolvedValueImplemented: worked } = jsdom(
  'jsdom/lib/jsdom/living/helpers/style-rules.js',
);
for (const name of Object.keys(worked)) if (name.endsWith('color')) delete worked[name];

const known = new Map();

function namedBy(selector) {
  if (!known.has(selector)) known.set(selector, namesIn(String(selector)));
  return known.get(selector);
}

const has = (element, name) =>
  name.startsWith('.') ? classesOf(element).has(name.slice(1)) : element._localName === name;

const sets = new Map();

function classesOf(element) {
  const classes = element.getAttributeNS(null, 'class') ?? '';
  const kept = sets.get(classes) ?? new Set(classes.split(/\s+/));
  sets.set(classes, kept);
  return kept;
}
