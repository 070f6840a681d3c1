import * as v from 'valibot';
import { endpoint } from './endpoint';
import {
  basedOn,
  emailField,
  givenPassword,
  mailedCode,
  newPassword,
  optionalCode,
  optionalPassword,
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

/** Whoever is signed in, as they themselves see it. */
export const OwnUser = v.object({
  ...User.entries,
  /** Whether the address was proven with the link in a mail: until then nothing is mailed to others. */
  is_activated: v.boolean(),
  /** The address that signs in instead once it is proven. */
  new_email: v.nullable(v.string()),
  /** Whether a change of the address asks for a code of the authenticator app. */
  has_second_step: v.boolean(),
  /** Whether one is mailed, as the owner of a company, that questions of its firm wait. */
  question_mails: v.boolean(),
  /** Whether one last asked for a copy of what one mailed to a customer. */
  mail_copies: v.boolean(),
  /** The last day on which a deletion of the account can be taken back; null when none was asked for. */
  deletion_due_on: v.nullable(v.string()),
});
export type OwnUser = v.InferOutput<typeof OwnUser>;

export const getUser = endpoint({
  summary: 'Whoever is signed in',
  method: 'GET',
  path: '/users/v1/user',
  right: 'signedIn',
  reply: OwnUser,
});

export const ProfileForm = v.object({
  name: requiredText('Voornaam is verplicht.', 60),
  last_name: requiredText('Achternaam is verplicht.', 60),
  email: emailField('E-mailadres is verplicht.'),
  /** For another address: the password, and with a second factor a code of the app or a recovery code. */
  current_password: optionalPassword,
  otp: optionalCode,
  /** Left out it stays as it is. */
  question_mails: v.optional(v.boolean()),
  ...basedOn,
});
export type ProfileForm = v.InferInput<typeof ProfileForm>;

export const updateProfile = endpoint({
  summary:
    'Change the own name; another e-mail address asks for the password, and counts once the link mailed there is opened',
  method: 'POST',
  path: '/users/v1/user/update',
  right: 'ownAccount',
  body: ProfileForm,
  reply: OwnUser,
});

export const resendActivation = endpoint({
  summary: 'Mail the link that proves the own address once more; nothing when it is proven',
  method: 'POST',
  path: '/users/v1/user/activation',
  right: 'ownAccount',
  reply: v.null(),
  status: 204,
});

export const withdrawAddress = endpoint({
  summary: 'Take back the e-mail address that waits for its proof',
  method: 'DELETE',
  path: '/users/v1/user/newaddress',
  right: 'ownAccount',
  reply: OwnUser,
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
  reply: OwnUser,
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
      // An empty one is said to be missing, and nothing else.
      (form) => form.password === '' || form.password !== form.current_password,
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

export const checkResetCode = endpoint({
  summary:
    'What the code of a mail opens: a new password, or the e-mail address from before as well; a dead one is a 422',
  method: 'POST',
  path: '/users/v1/resetcode',
  right: 'anyone',
  body: v.object({ code: mailedCode }),
  isReadOnly: true,
  /** The address that is put back; null when only the password is chosen. */
  reply: v.object({ old_email: v.nullable(v.string()) }),
});

const ResetPasswordForm = v.pipe(
  v.object({
    code: mailedCode,
    password: newPassword('Wachtwoord is verplicht.'),
    password_confirm: v.optional(v.pipe(v.string(), v.maxLength(256)), ''),
  }),
  passwordsMatch(),
);

export const resetPassword = endpoint({
  summary:
    'Choose a new password with the code of the mail, once, and with that of a changed address put the former one back; ends all sessions',
  method: 'POST',
  path: '/users/v1/resetpassword',
  right: 'anyone',
  body: ResetPasswordForm,
  reply: v.null(),
});
