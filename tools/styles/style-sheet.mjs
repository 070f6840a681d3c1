import postcss from 'postcss';
import parseSelector from 'postcss-selector-parser';

/** They name nothing that others could name as well. */
const NAMELESS = ['media', 'supports'];
const isNameless = (name, params) =>
  NAMELESS.includes(name) || (name === 'container' && params.startsWith('('));

/** What stands in these is one of several, or none of them. */
const ALTERNATIVES = [':is', ':not', ':where'];

/**
 * What a style sheet names.
 *
 * @param {string} text
 * @returns {{ selectors: Selector[], animations: string[], schemes: string[], animated: string[], properties: string[], read: string[], others: string[] }}
 * `schemes` are rules for the light or the dark alone; `animated` are the words that are said of animations; `others`
 * are rules that nobody judges
 *
 * @typedef {{ text: string, classes: string[], within: string[], hasId: boolean }} Selector `within` are the classes
 * that what is styled has, stands in or holds, whatever else it is
 */
export function readStyleSheet(text) {
  const sheet = postcss.parse(text);
  const animations = [];
  const schemes = [];
  const others = [];
  sheet.walkAtRules(({ name, params }) => {
    if (name === 'keyframes') animations.push(params);
    else if (/prefers-color-scheme/.test(params)) schemes.push(`@${name} ${params}`);
    else if (!isNameless(name, params)) others.push(`@${name} ${params}`);
  });
  const selectors = [];
  sheet.walkRules(({ parent, selector }) => {
    if (parent?.name !== 'keyframes') selectors.push(...readSelectors(selector));
  });
  const declared = [];
  sheet.walkDecls(({ prop, value }) => declared.push({ prop, value }));
  return {
    selectors,
    animations,
    schemes,
    animated: declared
      .filter(({ prop }) => /^animation(?:-name)?$/.test(prop))
      .flatMap(({ value }) => value.split(/[\s,]+/)),
    properties: declared.map(({ prop }) => prop).filter((prop) => prop.startsWith('--')),
    read: declared.flatMap(({ value }) => value.match(/--[\w-]+/g) ?? []),
    others,
  };
}

function readSelectors(list) {
  return parseSelector()
    .astSync(list)
    .nodes.map((selector) => {
      const found = { text: String(selector).trim(), classes: [], within: [], hasId: false };
      selector.walkIds(() => {
        found.hasId = true;
      });
      selector.walkClasses((node) => {
        found.classes.push(node.value);
        if (!isAlternative(node)) found.within.push(node.value);
      });
      return found;
    });
}

const isAlternative = ({ parent }) =>
  parent !== undefined && (ALTERNATIVES.includes(parent.value) || isAlternative(parent));
