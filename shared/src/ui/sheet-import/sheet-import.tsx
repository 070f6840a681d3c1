import { saveFile } from '../../plain/save-file';
import { useMutation } from '../../query';
import { Button, LinkButton } from '../button';
import { DownloadOutlined } from '../icons';
import { Card, InfoBar } from '../layout';
import { useNotices } from '../notices';
import { FooterBar } from '../page';
import { DropArea, FileRow } from '../upload';
import { ColumnsCard } from './columns-card';
import type { ImportCalls, ImportTexts } from './import-kind';
import { ImportResult } from './import-result';
import { ACCEPT } from './read-file';
import './sheet-import.css';
import { texts } from './texts';
import { useSheetImport } from './use-sheet-import';

type Props = {
  calls: ImportCalls;
  texts: ImportTexts;
  /** Where to go when everything is imported. */
  overview: string;
  onStored: () => void;
};

/** The steps from a file to what is imported of it: choose it, say what its columns are, look, import. */
export function SheetImport({ texts: kind, ...props }: Props) {
  const importing = useSheetImport({ kind, ...props });
  const { file, result, isChecking, isSaving } = importing;
  return (
    <>
      <div className="bw-import-steps">
        <TemplateStep kind={kind} fetchTemplate={props.calls.template} />
        <Card title={texts.choose}>
          {file && (
            <FileRow
              name={file.name}
              bytes={file.size}
              {...(!isSaving && { onRemove: importing.forget })}
            />
          )}
          <DropArea
            label={file ? texts.dropAgain : texts.drop}
            touchLabel={file ? texts.chooseAgain : texts.chooseFile}
            hint={kind.dropHint}
            accept={ACCEPT}
            disabled={isSaving}
            onFiles={([first]) => first && importing.choose(first)}
          />
          <div aria-live="polite">
            {isChecking && <InfoBar>{texts.checking}</InfoBar>}
            {importing.problem && <Problem text={importing.problem} onRetry={importing.retry} />}
          </div>
        </Card>
        {result && importing.columns.length > 0 && (
          <ColumnsCard
            columns={importing.columns}
            result={result}
            isDisabled={isSaving || importing.isStored}
            onAssign={importing.assign}
          />
        )}
        {result && <ImportResult {...importing} result={result} kind={kind} />}
      </div>
      <FooterBar>
        <LinkButton to={props.overview}>{texts.close}</LinkButton>
        <Button
          type="primary"
          disabled={!importing.mayStore}
          loading={isSaving}
          onClick={importing.store}
        >
          {texts.import}
        </Button>
      </FooterBar>
    </>
  );
}

type TemplateProps = { kind: ImportTexts; fetchTemplate: ImportCalls['template'] };

function TemplateStep({ kind, fetchTemplate }: TemplateProps) {
  const { failed } = useNotices();
  const template = useMutation({
    mutationFn: async () => saveFile(await fetchTemplate(), kind.templateName),
    onError: failed,
  });
  return (
    <Card title={texts.template}>
      <p className="bw-import-hint">{kind.templateHint}</p>
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
