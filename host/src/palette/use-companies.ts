import { useClientsAtHand } from '@boekwerk/shared/clients-at-hand';
import type { AdministrationRelation } from '@boekwerk/shared/contract/firm';
import { useQueryClient } from '@boekwerk/shared/query';
import { useSession } from '@boekwerk/shared/session/session-store';
import { useMay } from '@boekwerk/shared/session/use-may';
import type { Choice } from '../shell/selector/choice';
import { named } from '../shell/selector/named';
import { foundClientsKey, useAdministrations, useClientsOf } from '../shell/selector/queries';
import { foundBy } from './found-by';
import { FEW, type PaletteRow } from './palette-row';
import { texts } from './texts';
import type { FoundGroup, Searched } from './use-found-groups';

/**
 * It is opened many times a minute, and searches the server for what is typed: what it begins with may be of a moment ago,
 * and is read anew behind what it shows.
 */
const KNOWN_MS = 60_000;

/** Its rows are called what is typed; the others are called otherwise, and were found by what else is known of them. */
type Companies = FoundGroup & { others: PaletteRow[] };

/** The other companies that can be gone on in: clients of the firm, or administrations of one's own. */
export function useCompanies(search: Searched): Companies {
  const choosesClients = useMay('clients');
  const clients = useClients(choosesClients, search);
  const own = useOwn(!choosesClients, search);
  return choosesClients ? clients : own;
}

/** From the first letter those that are at hand and those that are known from before, and then those that are found. */
function useClients(isEnabled: boolean, { typed, asked }: Searched): Companies {
  const { relation, original, is_owner } = useSession((session) => session);
  const firm = original ?? { id: relation?.id ?? 0, is_owner };
  const queries = useQueryClient();
  const atHand = useClientsAtHand(isEnabled, KNOWN_MS).data;
  // What most firms have no more clients than; kept for what is searched for next.
  useClientsOf(firm, '', { isEnabled, staleTime: KNOWN_MS });
  const answer = useClientsOf(firm, asked, { isEnabled: isEnabled && asked !== '' });

  const isAsked = asked === typed;
  const isAnswered = isAsked && answer.isSuccess && !answer.isPlaceholderData;
  const known = queries.getQueriesData<ClientPage>({ queryKey: foundClientsKey(firm.id) });
  const found = isAnswered ? clientsOn(answer.data) : known.flatMap(([, page]) => clientsOn(page));
  const called = named(found, typed);
  const near = named([...(atHand?.pinned ?? []), ...(atHand?.opened ?? [])], typed);
  const few = <Client extends Choice>(clients: readonly Client[]) =>
    uniqueById(clients)
      .filter(({ id }) => id !== relation?.id && id !== firm.id)
      .slice(0, FEW);
  return {
    title: texts.clients,
    rows: [
      ...named(original ? [original] : [], typed).map(backTo),
      ...uniqueById<Choice>([...few(near), ...few(called)]).map((client) => clientRow(client)),
    ],
    others: isAnswered
      ? few(found.filter((client) => !called.includes(client))).map((client) =>
          clientRow(client, foundBy(client, typed)),
        )
      : [],
    isPending: isEnabled && isAsked && !isAnswered && !answer.isError,
    hasFailed: isAsked && answer.isError,
    onRetry: () => void answer.refetch(),
  };
}

type ClientPage = { data: AdministrationRelation[] };

const clientsOn = (page: ClientPage | undefined) =>
  (page?.data ?? []).map(({ enterprise }) => enterprise);

const uniqueById = <One extends Choice>(choices: readonly One[]) => [
  ...new Map(choices.map((choice) => [choice.id, choice])).values(),
];

const clientRow = ({ id, name }: Choice, detail = texts.openClient): PaletteRow => ({
  id: `client ${id}`,
  title: name,
  detail,
  icon: 'company',
  leadsTo: { relation_id: id, impersonate: true },
});

const backTo = ({ id, name }: Choice): PaletteRow => ({
  id: `firm ${id}`,
  title: texts.backTo(name),
  icon: 'switch',
  leadsTo: { relation_id: id },
});

function useOwn(isEnabled: boolean, { typed }: Searched): Companies {
  const current = useSession(({ relation_id }) => relation_id);
  const answer = useAdministrations({ isEnabled, staleTime: KNOWN_MS });
  const others = (answer.data ?? [])
    .map(({ relation }) => relation)
    .filter(({ id, active }) => active === 1 && id !== current);
  const rows = named(others, typed).map(({ id, name }): PaletteRow => {
    const leadsTo = { relation_id: id };
    return { id: `company ${id}`, title: name, detail: texts.openClient, icon: 'company', leadsTo };
  });
  return {
    title: texts.administrations,
    rows: rows.slice(0, FEW),
    others: [],
    isPending: isEnabled && answer.isPending,
    hasFailed: isEnabled && answer.isError,
    onRetry: () => void answer.refetch(),
  };
}
