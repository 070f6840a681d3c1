import * as v from 'valibot';
import { endpoint } from './endpoint';
import { basedOn, emailField, idParams, maxLengthText, requiredId, requiredText } from './fields';
import { listOf, listQuery } from './lists';
import { User } from './users';

/** Somebody who works in a company, or is invited to. */
export const CompanyUser = v.object({
  ...User.entries,
  is_owner: v.boolean(),
  /**
   * Whether the name is this company's to change: they work nowhere else, or have not accepted yet and are called what
   * the invitation calls them. Of who is invited nothing tells whether they have an account.
   */
  is_only_here: v.boolean(),
  /** Who invited them; null for who founded the company, and where that was not kept. */
  invited_by: v.nullable(
    v.object({
      name: v.string(),
      /** The firm in whose name they did; null for a colleague. */
      firm: v.nullable(v.string()),
      /** Whether they can still get at the company themselves. */
      has_access: v.boolean(),
    }),
  ),
  /** The moment up to which the latest invitation can be accepted; null for who came already, and until it is mailed. */
  invited_until: v.nullable(v.string()),
  /**
   * In how many active clients of the firm they keep the books, and in how many others they do the invoices alone, as the
   * list of users tells it; null for an owner, who sees all of them, and outside a firm.
   */
  clients: v.nullable(v.object({ bookkeeping: v.number(), invoicing: v.number() })),
});
export type CompanyUser = v.InferOutput<typeof CompanyUser>;

export const listUsers = endpoint({
  summary: 'The users of the current company, by name from Z to A',
  method: 'GET',
  path: '/users/v1/user/users',
  right: 'users',
  reply: v.array(CompanyUser),
});

/** A firm may have thousands of clients: the users of one of them are listed by themselves. */
export const MAX_ALL_USERS = 1000;

export const listAllUsers = endpoint({
  summary:
    'The users of the current company and, for an accounting firm, of its clients, by name from Z to A: the first thousand',
  method: 'GET',
  path: '/users/v1/all',
  right: 'users',
  reply: v.array(CompanyUser),
});

const usersOfRelation = (path: string) =>
  endpoint({
    summary: 'The users of the own company, or of a client of the firm',
    method: 'GET',
    path,
    right: 'users',
    ids: { 'params.id': 'relation' },
    params: idParams,
    reply: v.array(CompanyUser),
  });

/** The specification has it in both groups. */
export const listUsersOfRelation = usersOfRelation('/users/v1/relation/:id/users');
export const listRelationUsers = usersOfRelation('/relations/v1/relation/:id/users');

/** A client of the firm, and what a colleague may do there: 0 invoicing, 1 bookkeeping as well. */
export const CompanyRight = v.object({
  enterprise_id: requiredId('Kies een onderneming'),
  type: v.picklist([0, 1]),
});
export type CompanyRight = v.InferOutput<typeof CompanyRight>;

/** Of a colleague of a firm. */
export const NO_COMPANY = 'Selecteer minimaal één onderneming';

/** Which clients a colleague of a firm sees; the owner sees all. */
const companyRights = v.pipe(
  v.array(CompanyRight, NO_COMPANY),
  v.minLength(1, NO_COMPANY),
  v.maxLength(20_000, 'Te veel ondernemingen'),
  v.check(
    (rights) => new Set(rights.map(({ enterprise_id }) => enterprise_id)).size === rights.length,
    'Een onderneming is meer dan eens gekozen',
  ),
);

/** A name that stays as it is when it is left out, as for who has a name that the company does not see. */
const kept = (message: string) =>
  v.optional(
    v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(60, maxLengthText(60))),
  );

export const UserForm = v.object({
  name: kept('Voornaam is verplicht.'),
  last_name: kept('Achternaam is verplicht.'),
  /** For an owner of a firm alone: all that a colleague sees from now on. */
  administrations: v.optional(companyRights),
  ...basedOn,
});
export type UserForm = v.InferInput<typeof UserForm>;

export const InvitationForm = v.object({
  name: requiredText('Voornaam is verplicht.', 60),
  last_name: requiredText('Achternaam is verplicht.', 60),
  email: emailField('Email is verplicht.'),
  /** Of an owner of a firm, and of them alone: what the colleague will see. */
  administrations: v.optional(companyRights),
});
export type InvitationForm = v.InferInput<typeof InvitationForm>;

export const updateUser = endpoint({
  summary:
    'Change the name of a user who works in the current company alone, and for a firm which clients they see: those that are not named are withdrawn',
  method: 'PUT',
  path: '/users/v1/user/:id',
  right: 'users',
  ids: { 'params.id': 'user', 'body.administrations.*.enterprise_id': 'enterprise' },
  params: idParams,
  body: UserForm,
  reply: CompanyUser,
});

export const inviteUser = endpoint({
  summary:
    'Invite a colleague to the current company, in a firm with the clients they will see; the mail holds a link that is good for 14 days',
  method: 'POST',
  path: '/users/v1/user',
  right: 'users',
  ids: { 'body.administrations.*.enterprise_id': 'enterprise' },
  body: InvitationForm,
  /** Under the number of the invitation: nothing tells whether they have an account. */
  reply: v.object({
    /** The same as the user's, for pages that were released before. */
    id: v.number(),
    user: v.object({ id: v.number() }),
  }),
  status: 201,
});

export const resendInvitation = endpoint({
  summary: 'Send an invitation once more; the links of earlier e-mails stop working',
  method: 'POST',
  path: '/users/v1/user/:id/invitation',
  right: 'users',
  ids: { 'params.id': 'user' },
  params: idParams,
  reply: v.null(),
  status: 204,
});

/** A user of the own company, by its path. */
export const ofUser = {
  path: '/relations/v1/administration/:id/user/:userId',
  ids: { 'params.id': 'relation', 'params.userId': 'user' },
  params: v.object({ ...idParams.entries, userId: idParams.entries.id }),
} as const;

export const listCompanyRights = endpoint({
  ...ofUser,
  summary: 'The clients of the own firm that a colleague who does not own it sees, by name',
  method: 'GET',
  right: 'firm',
  reply: v.array(
    v.object({
      enterprise: v.object({
        id: v.number(),
        name: v.string(),
        /** 0 company, 1 person: a person is offered to nobody any more. */
        type: v.picklist([0, 1]),
        /** Whether the firm hid it since. */
        hidden: v.picklist([0, 1]),
      }),
      /** Whether its books are kept. */
      booking_enabled: v.picklist([0, 1]),
      user_relation: v.object({ id: v.number(), type: v.picklist([0, 1]) }),
    }),
  ),
});

export const addCompanyRights = endpoint({
  ...ofUser,
  summary: 'Give a colleague of the own firm clients, or another right on those they have',
  method: 'POST',
  right: 'firm',
  ids: { ...ofUser.ids, 'body.administrations.*.enterprise_id': 'enterprise' },
  body: v.object({ administrations: companyRights }),
  reply: v.null(),
  status: 204,
});

/** A client of the firm, and who of the colleagues that do not own the firm sees it. */
export const ClientAccess = v.object({
  id: v.number(),
  name: v.string(),
  /** 0 company, 1 person. Neither a person nor who is hidden can be given to who does not have it. */
  type: v.picklist([0, 1]),
  hidden: v.picklist([0, 1]),
  /** By the number of the user as the list of users has it: 0 invoicing, 1 bookkeeping as well. */
  access: v.array(v.object({ user_id: v.number(), type: v.picklist([0, 1]) })),
});
export type ClientAccess = v.InferOutput<typeof ClientAccess>;

export const listClientAccess = endpoint({
  summary:
    'Which colleagues see each active client of the own firm, and for what, one page by name',
  method: 'GET',
  path: '/users/v1/client-access',
  right: 'firm',
  query: v.object({
    ...listQuery,
    order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
    sort: v.optional(v.picklist(['name']), 'name'),
  }),
  reply: listOf(ClientAccess, ['all']),
});

export const removeUser = endpoint({
  ...ofUser,
  summary:
    'Take a user out of the own company or firm, or withdraw an invitation; they lose access at once, and their name stays in history',
  method: 'DELETE',
  right: 'users',
  reply: v.null(),
  status: 204,
});
