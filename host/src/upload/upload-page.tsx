import { useQuery } from '@boekwerk/shared/query';
import { userKey } from '@boekwerk/shared/query-keys';
import { useLocation, useNavigate } from '@boekwerk/shared/router';
import { useSession } from '@boekwerk/shared/session/session-store';
import { useMay } from '@boekwerk/shared/session/use-may';
import { Card, InfoBar } from '@boekwerk/shared/ui/layout';
import { PageShell } from '@boekwerk/shared/ui/page';
import { Loaded, Loader } from '@boekwerk/shared/ui/states';
import { AskFirst } from './ask-first';
import { sharedFiles } from './shared-files';
import { texts } from './texts';

/** /upload: hands in documents, also those that another app on the phone shared with this one. */
export function UploadPage() {
  const shared = useQuery({ queryKey: userKey('shared-files'), queryFn: sharedFiles, gcTime: 0 });
  const isLost = new URLSearchParams(useLocation().search).get('shared') === 'lost';
  const company = useSession(({ relation }) => relation?.name ?? '');
  const mayUpload = useMay('upload');
  const navigate = useNavigate();
  return (
    <PageShell title={texts.title} width="form">
      {isLost && <InfoBar tone="amber">{texts.lost}</InfoBar>}
      {!mayUpload && <InfoBar>{texts.notHere(company)}</InfoBar>}
      {mayUpload && (
        <Card>
          <Loaded query={shared} loading={<Loader text={texts.loading} />} failed={texts.failed}>
            {(files) => <AskFirst files={files} onClose={() => void navigate('/dashboard')} />}
          </Loaded>
        </Card>
      )}
    </PageShell>
  );
}
