import { doubtAbout } from './regex-cost.mjs';
import { productSources } from './source-files.mjs';
import { nodesOf, parsed } from './syntax-tree.mjs';

/**
 * Whoever chooses a text must not choose how long we look at it: every regular expression of the product takes time in
 * proportion to its text. One that is put together while the product runs cannot be looked at beforehand.
 */
const problems = [];
const seen = new Set();
for (const file of productSources()) {
  for (const { type, pattern, flags, callee } of nodesOf(parsed(file))) {
    if (callee?.value === 'RegExp') problems.push(`${file}: write the regular expression out`);
    if (type !== 'RegExpLiteral' || seen.has(`/${pattern}/${flags}`)) continue;
    seen.add(`/${pattern}/${flags}`);
    const doubt = doubtAbout(pattern, flags);
    if (doubt) problems.push(`${file}: /${pattern}/${flags} ${doubt}`);
  }
}
console.log(problems.join('\n') || `${seen.size} regular expressions take time in proportion.`);
process.exit(problems.length > 0 ? 1 : 0);
