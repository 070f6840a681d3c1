import * as v from 'valibot';
import { endpoint } from './endpoint';
import {
  basedOn,
  emailField,
  givenPassword,
  idParams,
  mailedCode,
  newPassword,
  passwordsMatch,
  requiredText,
} from './fields';

export const User = v.object({
  id: v.number(),
  name: v.string(),
  last_name: v.string(),
  email: v.string(),
  /** 0 enterprise, 1 accountant */
  role: v.picklist([0, 1]),
  /** 0 active, 1 invited */
  status: v.picklist([0, 1]),
  /** A link that is good for ten minutes. */
  avatar_url: v.nullable(v.string()),
  updated_at: v.string(),
});
export type User = v.InferOutput<typeof User>;

export const getUser = endpoint({
  summary: 'Whoever is signed in',
  method: 'GET',
  path: '/users/v1/user',
  right: 'signedIn',
  reply: User,
});

export const ProfileForm = v.object({
  name: requiredText('Voornaam is verplicht.', 60),
  last_name: requiredText('Achternaam is verplicht.', 60),
  email: emailField('E-mailadres is verplicht.'),
  ...basedOn,
});
export type ProfileForm = v.InferInput<typeof ProfileForm>;

export const updateProfile = endpoint({
  summary: 'Change the own name and e-mail address',
  method: 'POST',
  path: '/users/v1/user/update',
  right: 'ownAccount',
  body: ProfileForm,
  reply: User,
});

export const uploadAvatar = endpoint({
  summary: 'Replace the own picture; it is made square, 64 by 64',
  method: 'POST',
  path: '/users/v1/user/avatar',
  right: 'ownAccount',
  upload: {
    field: 'file',
    max_files: 1,
    max_bytes: 5 * 1024 * 1024,
    kinds: ['png', 'jpg', 'gif', 'webp'],
    too_large: 'Geselecteerde bestand mag niet groter zijn dan 5 MB',
  },
  reply: User,
});

export const PasswordForm = v.pipe(
  v.object({
    current_password: givenPassword('Huidig wachtwoord is verplicht.'),
    password: newPassword('Nieuw wachtwoord is verplicht.'),
    password_confirm: givenPassword('Herhalen nieuw wachtwoord is verplicht.'),
  }),
  v.forward(
    v.partialCheck(
      [['current_password'], ['password']],
      (form) => form.password !== form.current_password,
      'Kies een nieuw wachtwoord.',
    ),
    ['password'],
  ),
  passwordsMatch(),
);
export type PasswordForm = v.InferInput<typeof PasswordForm>;

export const changePassword = endpoint({
  summary: 'Change the own password; ends all other sessions and forgets remembered devices',
  method: 'POST',
  path: '/users/v1/change-password',
  right: 'ownAccount',
  body: PasswordForm,
  reply: v.null(),
  status: 204,
});

export const requestResetPassword = endpoint({
  summary:
    'Mail a link to choose a new password; the same answer whether somebody has the address or not',
  method: 'POST',
  path: '/users/v1/requestresetpassword',
  right: 'anyone',
  /** What is no address is a 400. */
  body: v.object({ email: requiredText('E-mail is verplicht.', 254) }),
  reply: v.null(),
});

export const ResetPasswordForm = v.pipe(
  v.object({
    code: mailedCode,
    password: newPassword('Wachtwoord is verplicht.'),
    password_confirm: v.optional(v.pipe(v.string(), v.maxLength(256)), ''),
  }),
  passwordsMatch(),
);

export const resetPassword = endpoint({
  summary: 'Choose a new password with the code of the mail, once; ends all sessions',
  method: 'POST',
  path: '/users/v1/resetpassword',
  right: 'anyone',
  body: ResetPasswordForm,
  reply: v.null(),
});

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
    title: requiredText('Naam is verplicht', 80),
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
  summary: 'Pin something',
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
  summary: 'Change something that is pinned',
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
