import { ClientPage } from './client-page';
import { texts } from './texts';

/** /relation/create */
export function CreateClientPage() {
  return <ClientPage title={texts.create} />;
}
