import { LoadedRelation } from '../loaded-relation';
import { FirmClientPage } from './firm-client-page';
import { useFirmClient } from './queries';

/** /relation/edit/:id of an accounting firm */
export function EditFirmClientPage({ id }: { id: number }) {
  return (
    <LoadedRelation query={useFirmClient(id)}>
      {(client, readAgain) => <FirmClientPage client={client} readAgain={readAgain} />}
    </LoadedRelation>
  );
}
