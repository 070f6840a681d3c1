import { Button, LinkButton } from '@boekwerk/shared/ui/button';
import { DownloadOutlined } from '@boekwerk/shared/ui/icons';
import { Card, InfoBar } from '@boekwerk/shared/ui/layout';
import { FooterBar, PageShell } from '@boekwerk/shared/ui/page';
import { DropArea, FileRow } from '@boekwerk/shared/ui/upload';
import { OVERVIEW } from '../addresses';
import { breadcrumbs } from '../breadcrumbs';
import { texts as remote } from '../texts';
import { ImportResult } from './import-result';
import './import.css';
import { useImportTemplate } from './queries';
import { ACCEPT } from './read-file';
import { texts } from './texts';
import { useImport } from './use-import';

/** /relation/import: adds and changes relations from a file, all of them or none. */
export function ImportPage() {
  const importing = useImport();
  const { chosen, result, isChecking, isSaving } = importing;
  return (
    <PageShell title={texts.title} breadcrumbs={breadcrumbs(texts.title)}>
      <div className="relations-import-steps">
        <TemplateStep />
        <Card title={texts.choose}>
          {chosen && (
            <FileRow
              name={chosen.file.name}
              bytes={chosen.file.size}
              {...(!isSaving && { onRemove: importing.forget })}
            />
          )}
          <DropArea
            label={chosen ? texts.dropAgain : texts.drop}
            hint={texts.dropHint}
            accept={ACCEPT}
            disabled={isSaving}
            onFiles={([first]) => first && importing.choose(first)}
          />
          <div aria-live="polite">
            {isChecking && <InfoBar>{texts.checking}</InfoBar>}
            {importing.problem && <Problem text={importing.problem} onRetry={importing.retry} />}
          </div>
        </Card>
        {result && (
          <ImportResult
            result={result}
            isAlikeAccepted={importing.isAlikeAccepted}
            onAcceptAlike={importing.acceptAlike}
          />
        )}
      </div>
      <FooterBar>
        <LinkButton to={OVERVIEW}>{remote.close}</LinkButton>
        <Button
          type="primary"
          disabled={!importing.mayStore}
          loading={isSaving}
          onClick={importing.store}
        >
          {texts.import}
        </Button>
      </FooterBar>
    </PageShell>
  );
}

function TemplateStep() {
  const template = useImportTemplate();
  return (
    <Card title={texts.template}>
      <p className="relations-import-hint">{texts.templateHint}</p>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        loading={template.isPending}
        onClick={() => template.mutate()}
      >
        {texts.download}
      </Button>
    </Card>
  );
}

type ProblemProps = { text: string; onRetry: (() => void) | null };

function Problem({ text, onRetry }: ProblemProps) {
  return (
    <InfoBar
      tone="red"
      action={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            {texts.retry}
          </Button>
        )
      }
    >
      {text}
    </InfoBar>
  );
}
