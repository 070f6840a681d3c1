import * as v from 'valibot';
import { endpoint } from './endpoint';
import { basedOn, emailField, idParams, requiredText } from './fields';
import { User } from './users';

/** Somebody who works in a company, or is invited to. */
export const CompanyUser = v.object({
  ...User.entries,
  is_owner: v.boolean(),
});
export type CompanyUser = v.InferOutput<typeof CompanyUser>;

export const listUsers = endpoint({
  summary: 'The users of the current company',
  method: 'GET',
  path: '/users/v1/user/users',
  right: 'users',
  reply: v.array(CompanyUser),
});

export const listAllUsers = endpoint({
  summary: 'The users of the current company and, for an accounting firm, of its clients',
  method: 'GET',
  path: '/users/v1/all',
  right: 'users',
  reply: v.array(CompanyUser),
});

export const listUsersOfRelation = endpoint({
  summary: 'The users of the own company, or of a client of the firm',
  method: 'GET',
  path: '/users/v1/relation/:id/users',
  right: 'users',
  ids: { 'params.id': 'relation' },
  params: idParams,
  reply: v.array(CompanyUser),
});

const UserForm = v.object({
  name: requiredText('Voornaam is verplicht.', 60),
  last_name: requiredText('Achternaam is verplicht.', 60),
  ...basedOn,
});

export const updateUser = endpoint({
  summary: 'Change the name of a user of the current company who was invited and has not come yet',
  method: 'PUT',
  path: '/users/v1/user/:id',
  right: 'users',
  ids: { 'params.id': 'user' },
  params: idParams,
  body: UserForm,
  reply: CompanyUser,
});

export const inviteUser = endpoint({
  summary:
    'Invite a colleague to the current company; the mail holds a link that is good for 14 days',
  method: 'POST',
  path: '/users/v1/user',
  right: 'users',
  body: v.object({
    name: requiredText('Voornaam is verplicht.', 60),
    last_name: requiredText('Achternaam is verplicht.', 60),
    email: emailField('Email is verplicht.'),
  }),
  reply: v.object({ id: v.number() }),
  status: 201,
});
