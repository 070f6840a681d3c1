import type { DocumentOrigin as Origin } from '@boekwerk/shared/contract/bookkeeping/document-log';
import { Link, type LinkProps } from '@boekwerk/shared/router';
import type { ReactNode } from 'react';
import { pageRanges } from './page-ranges';
import { texts } from './texts';

type Props = {
  origin: Origin;
  /** Where another document of the administration is shown. */
  linkTo: (id: number) => LinkProps['to'];
};

/** What a document came from, and what else did, as rows of a list of facts. */
export function DocumentOrigin({ origin, linkTo }: Props) {
  const { kind, sources, source_count, parts, part_count, administration } = origin;
  return (
    <>
      <Fact name={texts[kind]} unnamed={source_count - sources.length}>
        {kind === 'move' && <li>{administration ?? texts.otherAdministration}</li>}
        {sources.map((source) => (
          <Source key={source.id} source={source} linkTo={linkTo} />
        ))}
      </Fact>
      {part_count > 0 && (
        <Fact name={texts.parts} unnamed={part_count - parts.length}>
          {parts.map(({ id, file_name }) => (
            <li key={id}>
              <Link to={linkTo(id)}>{file_name}</Link>
            </li>
          ))}
        </Fact>
      )}
    </>
  );
}

type FactProps = { name: string; unnamed: number; children: ReactNode };

const Fact = ({ name, unnamed, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <ul>
        {children}
        {unnamed > 0 && <li>{texts.more(unnamed)}</li>}
      </ul>
    </dd>
  </div>
);

type SourceProps = { source: Origin['sources'][number] } & Pick<Props, 'linkTo'>;

/** A source is in the trash as long as what was made of it is not. */
function Source({ source: { id, file_name, pages, is_deleted }, linkTo }: SourceProps) {
  const to = is_deleted ? inTrash(file_name) : linkTo(id);
  const remarks = [
    pages && texts.pages(pages.length, pageRanges(pages)),
    is_deleted && texts.inTrash,
  ].filter(Boolean);
  return (
    <li>
      <Link to={to}>{file_name}</Link>
      {remarks.length > 0 && ` (${remarks.join(', ')})`}
    </li>
  );
}

const inTrash = (name: string) =>
  `/administration/document/trash?${new URLSearchParams({ search: name })}`;
