import { parseArgs } from 'node:util';

const OPTIONS = {
  to: { type: 'string' },
  percent: { type: 'string' },
  companies: { type: 'string' },
  end: { type: 'string' },
  list: { type: 'boolean' },
  unpin: { type: 'boolean' },
  withdraw: { type: 'boolean' },
  despite: { type: 'string' },
  repair: { type: 'boolean' },
};

/** For whom a canary is; all others say what is done. */
const GROUP = ['percent', 'companies'];
/** What is done with an API. */
const OF_API = ['list', 'despite'];

/**
 * What the release tool is asked to do. What does not go together is refused: passed over, a group of whom something is
 * meant for would be everybody.
 *
 * @throws Error that repeats what was said
 */
export function readArguments(args = process.argv.slice(2)) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  if (!goTogether(values, positionals))
    throw new Error(`This does not go together: ${args.join(' ')}`);
  return { values, positionals };
}

function goTogether(values, [name, ...builds]) {
  const said = Object.keys(values);
  const [act, ...more] = said.filter((option) => !GROUP.includes(option));
  if (more.length > 0 || builds.length > (act || name === 'api' ? 0 : 1)) return false;
  if (said.some((option) => GROUP.includes(option)) && values.to !== 'canary') return false;
  if (act === 'repair') return name === undefined;
  // Of what is gone from the sources nobody could say which there are.
  if (act === 'withdraw' && name === undefined) return false;
  return act === undefined || (name === 'api' ? OF_API.includes(act) : act !== 'despite');
}
