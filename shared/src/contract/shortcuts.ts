import * as v from 'valibot';
import { endpoint } from './endpoint';
import { basedOn, idParams, requiredText } from './fields';

/** A client, filter or page that a user has pinned. */
const Shortcut = v.object({
  id: v.number(),
  title: v.string(),
  kind: v.picklist(['client', 'filter', 'route']),
  target: v.string(),
  position: v.number(),
  updated_at: v.string(),
});

/** An own path cannot lead elsewhere: to a browser `//` and `/\` begin another host. */
const leadsInside = ({ kind, target }: { kind: string; target: string }) =>
  target === '' || (kind === 'client' ? /^[1-9]\d{0,9}$/ : /^\/(?!\/)[^\s\\]*$/).test(target);

const ShortcutForm = v.pipe(
  v.object({
    title: requiredText('Naam is verplicht', 120),
    kind: v.picklist(['client', 'filter', 'route'], 'Kies een soort'),
    /** A path of the product (`/invoicing/invoice/overview?tab=sent`), or the id of a client. */
    target: requiredText('Doel is verplicht', 500),
    position: v.optional(
      v.pipe(
        v.number('Vul een getal in'),
        v.integer('Vul een getal in'),
        v.minValue(0, 'Vul een getal in'),
        v.maxValue(1000, 'Vul een getal in'),
      ),
      0,
    ),
    ...basedOn,
  }),
  v.forward(v.partialCheck([['kind'], ['target']], leadsInside, 'Doel is onjuist'), ['target']),
);

export const listShortcuts = endpoint({
  summary: 'What the user has pinned, in order',
  method: 'GET',
  path: '/users/v1/shortcut',
  right: 'signedIn',
  reply: v.array(Shortcut),
});

export const createShortcut = endpoint({
  summary:
    'Pin something; a client that is pinned already stays as it is. 409 for more clients than can be pinned, of which those that the user may choose nowhere any more make room',
  method: 'POST',
  path: '/users/v1/shortcut',
  right: 'signedIn',
  body: ShortcutForm,
  reply: Shortcut,
  status: 201,
});

const ofShortcut = {
  right: 'signedIn',
  ids: { 'params.id': 'shortcut' },
  params: idParams,
} as const;

export const updateShortcut = endpoint({
  summary:
    'Change something that is pinned. 409 for more clients than can be pinned, 422 for a client that is pinned already',
  method: 'PUT',
  path: '/users/v1/shortcut/:id',
  ...ofShortcut,
  body: ShortcutForm,
  reply: Shortcut,
});

export const deleteShortcut = endpoint({
  summary: 'Unpin something',
  method: 'DELETE',
  path: '/users/v1/shortcut/:id',
  ...ofShortcut,
  reply: v.null(),
  status: 204,
});

const ClientAtHand = v.object({
  id: v.number(),
  name: v.string(),
});

/** The most of a kind that a user can pin. */
export const MOST_PINNED = 100;

export const listClientsAtHand = endpoint({
  summary:
    'The clients that the caller has pinned, by name, and the few they went into last, the latest first: of those of the own firm (of which one comes, while impersonating) that may be chosen',
  method: 'GET',
  path: '/users/v1/clients-at-hand',
  right: 'clients',
  reply: v.object({
    pinned: v.array(v.object({ ...ClientAtHand.entries, shortcut_id: v.number() })),
    opened: v.array(ClientAtHand),
  }),
});
export type ClientsAtHand = v.InferOutput<typeof listClientsAtHand.reply>;
