// @ts-check
// JavaScript, not TypeScript: the tools that release a remote read it as it stands.
import * as v from 'valibot';

const pageName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/, 'is no name of a page'));
const partName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'is no name of a widget or slot'));
const right = v.pipe(v.string(), v.regex(/^[a-z]\w*$/i, 'is no name of a right'));
const title = v.pipe(v.string(), v.nonEmpty('is empty'), v.maxLength(60, 'is too long'));
const order = v.pipe(v.number(), v.integer('is no whole number'));

/** What the gateway answers itself: no page can be there. */
const TAKEN = ['api', 'assets', 'boot', 'icons', 'remotes', 'share'];

/** `/relation/edit/:id`: small letters, as addresses are compared; `:id` stands for one part of any content. */
const path = v.pipe(
  v.string(),
  v.regex(/^(?:\/:?[a-z0-9][a-z0-9_-]*)+$/, 'is no path'),
  v.check((value) => !TAKEN.includes(value.split('/')[1] ?? ''), 'is answered by the gateway'),
);

const MenuPlace = v.object({
  /** `main`, `profile`, `settings`, or whatever menu a page shows. */
  menu: partName,
  /** Lower comes first. */
  order,
  /** When it is called otherwise there than the page. */
  title: v.optional(title),
  icon: v.optional(partName),
  /** The entry that it is part of; remotes that name the same one share it. */
  group: v.optional(v.object({ title, order, icon: v.optional(partName) })),
  /** The page that its group opens itself as long as it holds no other. */
  main: v.optional(v.literal(true)),
});

const Page = v.pipe(
  v.object({
    name: pageName,
    path,
    /** A right that the API names for a session, `signedIn`, or `anyone` for who is not signed in. */
    right,
    /** What it is called where nothing else is said. */
    title: v.optional(title),
    /** `bare` has no menu around it. */
    frame: v.optional(v.picklist(['menu', 'bare']), 'menu'),
    /** The page of the same remote that it stands for, by name. */
    redirect: v.optional(pageName),
    /** For a page for anyone: with this parameter in its query it is for who is signed in as well. */
    signedInWith: v.optional(v.pipe(v.string(), v.regex(/^[a-z]+$/, 'is no parameter'))),
    /** Where who has not the right goes: to the first page whose right they have; else to the dashboard. */
    fallback: v.optional(v.array(v.object({ right, page: pageName })), []),
    menus: v.optional(v.array(MenuPlace), []),
    /** Leads on to another page, or stands in for one: who searches for pages does not find it. */
    unlisted: v.optional(v.literal(true)),
  }),
  v.check(
    ({ right, frame }) => right !== 'anyone' || frame === 'bare',
    'is for anyone, so it has no menu: its frame is bare',
  ),
  v.check(({ redirect, title }) => redirect !== undefined || title !== undefined, 'has no title'),
);

const Widget = v.object({
  /** The module that the remote exposes under this name holds `Widget`. */
  name: partName,
  /** Where it is shown; other pages ask for what fills a slot, never for a remote. */
  slot: partName,
  right,
  order: v.optional(order, 0),
});

/** `/relation/overview?state=deleted` */
const address = v.pipe(
  v.string(),
  v.regex(/^(?:\/[a-z0-9][a-z0-9_-]*)+(?:\?[\w=&-]+)?$/, 'is no address of a page'),
);

/** What the palette offers to do. */
const Action = v.object({
  title,
  /** The page that does it, of this remote or another; nobody is offered what leads to a page they may not open. */
  to: address,
  right,
  /** Other words by which it is found. */
  words: v.optional(v.pipe(v.string(), v.maxLength(120, 'is too long'))),
  order: v.optional(order, 0),
});

/** What the palette searches. */
const Finder = v.object({
  /** The module that the remote exposes under this name holds `find`. */
  name: partName,
  /** What it finds, in the plural. */
  title,
  right,
  icon: v.optional(partName),
  order: v.optional(order, 0),
});

/** @param {unknown} entry */
const isKnown = (entry) => !(entry instanceof Object && 'kind' in entry);

/**
 * A list of one kind of thing. What may come beside it says so, `{ "kind": … }`, and is passed over by who knows nothing
 * of kinds yet.
 *
 * @template {v.GenericSchema} Entry
 * @param {Entry} entry
 */
const listOf = (entry) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries) => entries.filter(isKnown)),
    v.array(entry),
  );

/**
 * What a remote says of itself; it is published with each build, so it goes back with it. A newer remote may say more than
 * is known here: fields, slots, menus, and kinds of what fills them. That is passed over, so that it waits for no host.
 */
export const Manifest = v.object({
  pages: v.array(Page),
  widgets: v.optional(listOf(Widget), []),
  actions: v.optional(listOf(Action), []),
  finders: v.optional(listOf(Finder), []),
});

/** @typedef {v.InferOutput<typeof Page>} Page */
/** @typedef {v.InferOutput<typeof MenuPlace>} MenuPlace */
/** @typedef {v.InferOutput<typeof Widget>} Widget */
/** @typedef {v.InferOutput<typeof Action>} Action */
/** @typedef {v.InferOutput<typeof Finder>} Finder */
/** @typedef {v.InferOutput<typeof Manifest>} Manifest */

/**
 * Reads a manifest.
 *
 * @param {unknown} value
 * @returns {{ manifest: Manifest, problems: [] } | { manifest: null, problems: string[] }} what is wrong with it, in
 * words for who wrote it
 */
export function readManifest(value) {
  const result = v.safeParse(Manifest, value);
  const problems = result.success ? contradictionsIn(result.output) : result.issues.map(inWords);
  if (result.success && problems.length === 0) return { manifest: result.output, problems: [] };
  return { manifest: null, problems };
}

/**
 * What of a good manifest is passed over: for who writes it, since it may be misspelt.
 *
 * @param {unknown} value
 * @returns {string[]}
 */
export function unknownIn(value) {
  const { manifest } = readManifest(value);
  return manifest ? strange(value, manifest) : [];
}

/**
 * @param {unknown} said
 * @param {unknown} read
 * @param {string} [above]
 * @returns {string[]}
 */
function strange(said, read, above = '') {
  if (!(said instanceof Object && read instanceof Object)) return [];
  const kept = Array.isArray(said) ? said.filter(isKnown) : said;
  const kinds = Array.isArray(said) && !said.every(isKnown) ? [`${above}kind`] : [];
  const others = Object.entries(kept).flatMap(([key, value]) =>
    Object.hasOwn(read, key)
      ? strange(value, Reflect.get(read, key), `${above}${key}.`)
      : [`${above}${key}`],
  );
  return [...kinds, ...others];
}

/**
 * What two remotes, or a remote and the host, both claim: a path, or the name of a page.
 *
 * @param {Pick<Manifest, 'pages'>} manifest
 * @param {readonly { name: string, manifest: Pick<Manifest, 'pages'> }[]} others
 * @returns {string[]}
 */
export function clashesOf({ pages }, others) {
  return others.flatMap(({ name, manifest }) =>
    pages.flatMap((page) =>
      manifest.pages
        .filter((other) => other.name === page.name || overlap(other.path, page.path))
        .map((other) => `${page.name} (${page.path}) is ${other.name} (${other.path}) of ${name}`),
    ),
  );
}

/**
 * Whether a path could be of both patterns.
 *
 * @param {string} one
 * @param {string} other
 */
function overlap(one, other) {
  const [parts, others] = [one.split('/'), other.split('/')];
  const isOpen = (/** @type {string | undefined} */ part) => part?.startsWith(':') === true;
  return (
    parts.length === others.length &&
    parts.every((part, i) => part === others[i] || isOpen(part) || isOpen(others[i]))
  );
}

/** @param {Manifest} manifest */
function contradictionsIn({ pages, widgets, finders }) {
  const twice = pages.flatMap((page, i) =>
    clashesOf({ pages: [page] }, [
      { name: 'the same remote', manifest: { pages: pages.slice(0, i) } },
    ]),
  );
  const targets = pages.filter((page) => !page.redirect && !page.path.includes(':'));
  const astray = pages
    .filter(({ redirect }) => redirect && !targets.some(({ name }) => name === redirect))
    .map(({ name, redirect }) => `${name} leads to ${redirect}, which is no page of this remote`);
  const names = [...widgets, ...finders].map(({ name }) => name);
  const doubles = names.filter((name, i) => names.indexOf(name) !== i);
  return [...twice, ...astray, ...doubles.map((name) => `there are two modules ${name}`)];
}

/** @param {v.BaseIssue<unknown>} issue */
const inWords = (issue) => `${v.getDotPath(issue) ?? 'the manifest'}: ${issue.message}`;
