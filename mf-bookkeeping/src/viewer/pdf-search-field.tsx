import { IconButton } from '@boekwerk/shared/ui/button';
import { DownOutlined, SearchOutlined, UpOutlined } from '@boekwerk/shared/ui/icons';
import { type KeyboardEvent, useRef } from 'react';
import { useDocumentKeys } from '../parts/document-keys/use-document-keys';
import { texts } from './texts';
import type { usePdfSearch } from './use-pdf-search';

type Props = ReturnType<typeof usePdfSearch>;

/** Looks for a text in a PDF. Enter goes to the next one, Escape clears it. */
export function PdfSearchField({ search: { text, current }, count, type, next, previous }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useDocumentKeys({ search: () => field.current?.focus() });
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey) (event.shiftKey ? previous : next)();
    if (event.key !== 'Escape' || text === '') return;
    // Not the document: the next one closes that.
    event.stopPropagation();
    type('');
  };
  const isSearching = text.trim() !== '';
  return (
    <search className="bookkeeping-viewer-search">
      <SearchOutlined />
      <input
        ref={field}
        type="text"
        aria-label={texts.search}
        title={texts.searchHint}
        placeholder={texts.search}
        maxLength={100}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
      />
      {isSearching && (
        <>
          <span role="status" className="bw-figures">
            {count > 0 ? texts.found(current + 1, count) : texts.notFound}
          </span>
          <IconButton label={texts.previousFound} icon={<UpOutlined />} onClick={previous} />
          <IconButton label={texts.nextFound} icon={<DownOutlined />} onClick={next} />
        </>
      )}
    </search>
  );
}
