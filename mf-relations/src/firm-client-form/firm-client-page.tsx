import type { FirmClient } from '@boekwerk/shared/contract/firm';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import { useWatch } from '@boekwerk/shared/ui/form';
import { RelationPage } from '../relation-page';
import { texts as remote } from '../texts';
import { useLeaveSaved } from '../use-leave-saved';
import { EnterpriseFields } from './enterprise-fields';
import type { FirmClientValues } from './firm-client-values';
import { NotLinkedBar } from './not-linked-bar';
import { PersonFields } from './person-fields';
import { texts } from './texts';
import { TypeChoice } from './type-choice';
import { useFirmClientForm } from './use-firm-client-form';

type Props = {
  /** Leave out for a new one, which may be either; what somebody is does not change afterwards. */
  client?: FirmClient;
  /** Gives an existing one as somebody else saved it. */
  readAgain?: () => Promise<FirmClient>;
};

/** The page around the form of a client of the firm. */
export function FirmClientPage({ client, readAgain }: Props) {
  const leaveSaved = useLeaveSaved();
  const saved = useFirmClientForm({
    client,
    readAgain,
    onSaved: (values) =>
      saved.leave(() =>
        client ? leaveSaved(changedText(values), false) : leaveSaved(createdText(values), true),
      ),
  });
  const { form } = saved;
  const type = useWatch({ control: form.control, name: 'type' });
  return (
    <RelationPage relation={client && { id: client.id, name: partyName(client) }} saved={saved}>
      {!client && <NotLinkedBar />}
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
