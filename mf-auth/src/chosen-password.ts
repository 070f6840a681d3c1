import { newPassword } from '@boekwerk/shared/contract/fields';
import * as v from 'valibot';

/** A form that asks for nothing but a new password. */
export const ChosenPassword = v.object({ password: newPassword('Wachtwoord is verplicht.') });
