import { EmailTextForm } from '@boekwerk/shared/contract/email-text';
import { basedOn } from '@boekwerk/shared/contract/fields';
import { PrefixForm } from '@boekwerk/shared/contract/prefix';
import * as v from 'valibot';

/** What is filled in of a prefix, with the version that it is of; a new one has none. */
export const PrefixValues = v.object({ ...PrefixForm.entries, ...basedOn });

/** An e-mail text with the version that it is of; the default one has none. */
export const EmailTextValues = v.object({ ...EmailTextForm.entries, ...basedOn });
