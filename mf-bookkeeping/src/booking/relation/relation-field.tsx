import type { BookingDocument } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { useMay } from '@boekwerk/shared/session/use-may';
import { Button } from '@boekwerk/shared/ui/button';
import { useWatch } from '@boekwerk/shared/ui/form';
import { EditOutlined, PlusOutlined } from '@boekwerk/shared/ui/icons';
import { Space } from '@boekwerk/shared/ui/layout';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { useServerSearch } from '@boekwerk/shared/ui/server-search';
import { texts } from '../texts';
import type { BookingFormState } from '../use-booking-form';
import { LinkModal } from './link-modal';
import { ledgerTypeOf, useRelationLinks } from './queries';
import { RelationModal } from './relation-modal';
import { useLinkedRelation } from './use-linked-relation';

type Props = {
  form: BookingFormState['form'];
  /** With a label. */
  document: BookingDocument;
};

/** Whom a document is from or for: a relation, and what that is in the accounting package. */
export function RelationField({ form, document }: Props) {
  const { control, setValue } = form;
  const tag: Tag = document.tag ?? 'INK';
  const type = ledgerTypeOf(tag);
  const id = useWatch({ control, name: 'supplier_relation_id' });
  const search = useServerSearch();
  const found = useRelationLinks(type, search.asked);
  const mayAdd = useMay('addCustomers');
  const mayEdit = useMay('editRelations');
  const linking = useLinkedRelation({ id, type, document });
  const known = [
    ...(search.text === '' ? linking.known : []),
    ...(found.data?.data ?? []).map(({ client }) => client),
  ];
  return (
    <>
      <SelectField
        control={control}
        name="supplier_relation_id"
        label={texts.fields.relation[tag]}
        required
        placeholder={texts.relation.search}
        onSearch={search.type}
        isWaiting={search.isWaitingFor(found)}
        nothingFound={texts.relation.none}
        answer={found}
        options={onceEach(known).map(({ id, name }) => ({ value: id, label: name }))}
        warning={linking.warning}
        onChosen={() => search.type('')}
      />
      <Space wrap className="bookkeeping-booking-relation">
        {mayAdd && (
          <Button icon={<PlusOutlined />} onClick={linking.add}>
            {texts.relation.add}
          </Button>
        )}
        {mayEdit && id !== null && (
          <Button icon={<EditOutlined />} onClick={linking.edit}>
            {texts.relation.edit}
          </Button>
        )}
        {linking.canLink && <Button onClick={linking.link}>{texts.relation.link}</Button>}
      </Space>
      {linking.opened === 'add' && (
        <RelationModal
          title={texts.relation.addTitle[tag]}
          kind={tag === 'INK' ? 'supplier' : 'client'}
          onSaved={({ id, name }) => {
            setValue('supplier_relation_id', id, { shouldDirty: true, shouldValidate: true });
            linking.added({ id, name });
          }}
          onClose={linking.close}
        />
      )}
      {linking.opened === 'edit' && id !== null && (
        <RelationModal
          title={texts.relation.editTitle[tag]}
          clientId={id}
          onSaved={linking.edited}
          onClose={linking.close}
        />
      )}
      {linking.opened === 'link' && linking.relation && (
        <LinkModal
          tag={tag}
          relation={linking.relation}
          proposals={linking.proposals}
          isCreating={linking.isCreating}
          onLinked={linking.linked}
          onCreate={linking.create}
          onClose={linking.close}
        />
      )}
    </>
  );
}

type Named = { id: number; name: string };

/** The chosen one is always among the choices, also when the page of answers ends before it. */
const onceEach = (relations: readonly Named[]): Named[] => [
  ...new Map(relations.map((relation) => [relation.id, relation])).values(),
];
