import { Button } from '@boekwerk/shared/ui/button';
import { Loaded, TextSkeleton } from '@boekwerk/shared/ui/states';
import { Muted } from '@boekwerk/shared/ui/text';
import type { Rights } from './choose-rights';
import { CompanyRow } from './company-row';
import type { useFirmClients } from './queries';
import { texts } from './texts';
import type { ChangeRights } from './use-rights';
import '../../settings.css';

type Props = {
  clients: ReturnType<typeof useFirmClients>;
  rights: Rights;
  isSearched: boolean;
  change: ChangeRights;
};

/** The clients that were found so far, or what stands in their place. */
export function CompanyList(props: Props) {
  return (
    <Loaded
      query={props.clients}
      loading={<TextSkeleton lines={4} />}
      failed={texts.failed}
      isEmpty={(found) => rowsOf(found).length === 0}
      empty={<Muted>{props.isSearched ? texts.nothingFound : texts.none}</Muted>}
    >
      {(found) => <Companies {...props} rows={rowsOf(found)} />}
    </Loaded>
  );
}

type Found = NonNullable<Props['clients']['data']>;

const rowsOf = ({ pages }: Found) =>
  pages.flatMap((page) => page.data.map(({ enterprise }) => enterprise));

type CompaniesProps = Props & { rows: ReturnType<typeof rowsOf> };

function Companies({ clients, rights, change, rows }: CompaniesProps) {
  const types = new Map(rights.map(({ enterprise_id, type }) => [enterprise_id, type]));
  return (
    <div
      className={
        clients.isPlaceholderData ? 'settings-rights-list bw-stale' : 'settings-rights-list'
      }
    >
      <ul>
        {rows.map(({ id, name }) => (
          <CompanyRow key={id} id={id} name={name} change={change} type={types.get(id)} />
        ))}
      </ul>
      {clients.isFetchNextPageError && (
        <p role="alert" className="settings-problem">
          {texts.failed}
        </p>
      )}
      {clients.hasNextPage && <More clients={clients} shown={rows.length} />}
    </div>
  );
}

function More({ clients, shown }: Pick<Props, 'clients'> & { shown: number }) {
  const all = clients.data?.pages[0]?.pagination.itemsLength ?? shown;
  return (
    <Button loading={clients.isFetchingNextPage} onClick={() => void clients.fetchNextPage()}>
      {texts.more(shown, all)}
    </Button>
  );
}
