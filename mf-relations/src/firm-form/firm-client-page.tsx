import type { FirmClient } from '@boekwerk/shared/contract/firm';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { useWatch } from '@boekwerk/shared/ui/form';
import { useState } from 'react';
import { RelationPage } from '../relation-page';
import { texts as remote } from '../texts';
import { usePageForm } from '../use-page-form';
import { EnterpriseFields } from './enterprise-fields';
import type { FirmClientValues } from './firm-client-values';
import { PersonFields } from './person-fields';
import { texts } from './texts';
import { TypeChoice } from './type-choice';
import { useFirmClientForm } from './use-firm-client-form';

type Props = {
  /** Leave out for a new one, which may be either; what somebody is does not change afterwards. */
  client?: FirmClient;
  /** Shows the client as it is by now. */
  onRenew?: () => void;
};

/** The page around the form of a client of the firm. */
export function FirmClientPage({ client, onRenew }: Props) {
  const [conflict, setConflict] = useState<string | null>(null);
  const { form, ...saving } = useFirmClientForm({
    client,
    onSaved: (values) =>
      client ? page.changed(changedText(values)) : page.created(createdText(values)),
    onConflict: client && setConflict,
  });
  const page = usePageForm({
    form,
    draft: `firm-client.${client?.id ?? 'new'}`,
    // Under the moment of back then it could never be saved again; a citizen service number is no draft.
    unkept: ['updated_at', 'bsn'],
  });
  const type = useWatch({ control: form.control, name: 'type' });
  return (
    <RelationPage
      {...(client && { relation: { id: client.id, name: partyName(client) } })}
      {...{ control: form.control, page, saving, conflict, onRenew }}
    >
      {!client && <TypeChoice form={form} />}
      {type === 1 ? <PersonFields form={form} /> : <EnterpriseFields form={form} />}
    </RelationPage>
  );
}

const createdText = (values: FirmClientValues) =>
  values.type === 0 ? remote.created : texts.personCreated(personName(values));

const changedText = (values: FirmClientValues) =>
  values.type === 0 ? remote.changed : texts.personChanged(personName(values));

const personName = ({ first_name, last_name }: FirmClientValues) =>
  `${first_name?.trim()} ${last_name?.trim()}`;
