import {
  saveRelationLink,
  type UncoupledAccount,
} from '@boekwerk/shared/contract/bookkeeping/relation-links';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { Button } from '@boekwerk/shared/ui/button';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import { Modal } from '@boekwerk/shared/ui/modal';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { useServerSearch } from '@boekwerk/shared/ui/server-search';
import { texts } from '../texts';
import { ledgerTypeOf, useSaveLink, useUncoupledAccounts } from './queries';

type Props = {
  tag: Tag;
  relation: { id: number; name: string };
  /** The debtor or creditor that it is linked with, which is not there any more; null for none. */
  replaces: number | null;
  /** Who in the package looks like it, when one was about to be made. */
  proposals: readonly UncoupledAccount[];
  isCreating: boolean;
  onLinked: () => void;
  /** Makes a new one in the package. */
  onCreate: () => void;
  onClose: () => void;
};

/** Says which debtor or creditor of the package a relation is. */
export function LinkModal(props: Props) {
  const { tag, relation, replaces, proposals, isCreating, onLinked, onCreate, onClose } = props;
  const form = useContractForm(saveRelationLink.body, {
    relation_id: relation.id,
    id: null,
    replaces,
  });
  const saveFailed = useSaveFailed(form.setError);
  const { mutateAsync: save, isPending } = useSaveLink();
  const search = useServerSearch();
  const found = useUncoupledAccounts(ledgerTypeOf(tag), relation.id, search.asked);
  const link = form.handleSubmit((filled) => save(filled).then(onLinked, saveFailed));
  const { linkTitle, linkText, alike } = texts.relation;

  return (
    <Modal
      open
      title={linkTitle(relation.name)}
      onCancel={onClose}
      footer={
        <div className="bookkeeping-booking-actions">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button loading={isCreating} disabled={isPending} onClick={onCreate}>
            {texts.relation.create}
          </Button>
          <Button type="primary" loading={isPending} disabled={isCreating} onClick={() => link()}>
            {texts.relation.link}
          </Button>
        </div>
      }
    >
      <p>{proposals.length > 0 ? alike : linkText[tag]}</p>
      <SelectField
        control={form.control}
        name="id"
        label={texts.relation.account}
        required
        placeholder={texts.relation.chooseAccount}
        onSearch={search.type}
        isWaiting={search.isWaitingFor(found)}
        nothingFound={texts.relation.noAccounts}
        answer={found}
        options={(found.data?.data ?? []).map(optionOf)}
      />
    </Modal>
  );
}

const optionOf = ({ id, code, name, proposed_by }: UncoupledAccount) => ({
  value: id,
  label: `${code} ${name}${proposed_by.length > 0 ? ` (${texts.relation.proposed})` : ''}`,
});
