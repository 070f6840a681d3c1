import { useNavigate } from '@boekwerk/shared/router';
import { useMay } from '@boekwerk/shared/session/use-may';
import { Button, LinkButton } from '@boekwerk/shared/ui/button';
import { DownOutlined, PlusOutlined } from '@boekwerk/shared/ui/icons';
import { Flex } from '@boekwerk/shared/ui/layout';
import { type ActionItem, ActionMenu } from '@boekwerk/shared/ui/menu';
import { CREATE, IMPORT } from '../addresses';
import { useExportRelations } from '../use-export-relations';
import { texts } from './texts';

type Props = { query: { search: string; state: 'active' | 'deleted' } };

/** Adding a relation, and what can be done with all of them. */
export function OverviewActions({ query }: Props) {
  const { items, isPending } = useMoreItems(query);
  return (
    <Flex gap={8}>
      {items.length > 0 && (
        <ActionMenu items={items}>
          <Button icon={<DownOutlined />} iconPlacement="end" loading={isPending}>
            {texts.more}
          </Button>
        </ActionMenu>
      )}
      <AddRelation />
    </Flex>
  );
}

/** Nothing for who may not add one. */
export function AddRelation() {
  if (!useMay('addRelations')) return null;
  return (
    <LinkButton type="primary" to={CREATE} icon={<PlusOutlined />}>
      {texts.add}
    </LinkButton>
  );
}

function useMoreItems({ search, state }: Props['query']) {
  const navigate = useNavigate();
  const { mutate, isPending } = useExportRelations();
  const mayAdd = useMay('addRelations');
  const mayEdit = useMay('editRelations');
  const exportItem = (format: 'xlsx' | 'csv'): ActionItem => ({
    key: format,
    label: texts.exports[format],
    onClick: () => mutate({ format, query: { search, state } }),
  });
  const items: ActionItem[] = [
    ...(mayAdd
      ? [{ key: 'import', label: texts.import, onClick: () => void navigate(IMPORT) }]
      : []),
    ...(mayEdit ? [exportItem('xlsx'), exportItem('csv')] : []),
  ];
  return { items, isPending };
}
