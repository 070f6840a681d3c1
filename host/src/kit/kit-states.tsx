import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { Button } from '@boekwerk/shared/ui/button';
import { EmptyState, type PictureName } from '@boekwerk/shared/ui/empty';
import { Card } from '@boekwerk/shared/ui/layout';
import { ErrorState, FormSkeleton, Loader, TextSkeleton } from '@boekwerk/shared/ui/states';

/** What stands in the place of content. */
export function KitStates() {
  return (
    <Card title="Leeg, laden en fout">
      <div className="host-kit-empty">
        {PICTURES.map(([picture, title]) => (
          <EmptyState key={picture} picture={picture} title={title} />
        ))}
        <EmptyState
          picture="invoices"
          title="Er zijn nog geen facturen aangemaakt"
          text="Ga je gang en maak je eerste factuur aan"
          action={<Button type="primary">Nieuwe factuur</Button>}
        />
        <ErrorState
          title="Er ging iets mis bij het laden van de facturen"
          query={{ error: OFFLINE, isFetching: false, refetch: () => {} }}
        />
        <Loader />
        <TextSkeleton />
        <FormSkeleton rows={3} />
      </div>
    </Card>
  );
}

const OFFLINE = new ApiError(0, { message: 'Geen verbinding met de server.' });

const PICTURES: [PictureName, string][] = [
  ['documents', 'Nog geen documenten'],
  ['recurring', 'Geen herhaalfacturen gevonden'],
  ['products', 'Nog geen producten'],
  ['relations', 'Geen relaties gevonden'],
  ['questions', 'Nog geen vragen'],
  ['nothing-found', 'Geen facturen gevonden'],
];
