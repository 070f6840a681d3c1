import * as v from 'valibot';
import { endpoint } from './endpoint';
import {
  basedOn,
  emailField,
  givenPassword,
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
