import type { DocumentOrigin as Origin } from '@boekwerk/shared/contract/bookkeeping/document-log';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { DocumentOrigin } from './document-origin';

const show = (own: Partial<Origin>) =>
  renderScreen(
    <dl>
      <DocumentOrigin
        origin={{
          ...{ kind: 'cut', sources: [], source_count: 0, parts: [], part_count: 0 },
          administration: null,
          ...own,
        }}
        linkTo={(id) => ({ search: `?id=${id}` })}
      />
    </dl>,
    { path: '/', at: '/' },
  );

const link = (name: string) => screen.getByRole('link', { name });

describe('what a document came from', () => {
  it('says from which pages it was cut, and leads to the trash and to the other parts', () => {
    show({
      sources: [{ id: 1, file_name: 'post & co.pdf', pages: [1, 2, 4], is_deleted: true }],
      source_count: 1,
      parts: [{ id: 3, file_name: 'post (2).pdf' }],
      part_count: 12,
    });
    expect(screen.getByText('Geknipt uit').closest('div')).toHaveTextContent(
      'Geknipt uitpost & co.pdf (pagina’s 1–2, 4, in de prullenbak)',
    );
    expect(link('post & co.pdf')).toHaveAttribute(
      'href',
      '/administration/document/trash?search=post+%26+co.pdf',
    );
    expect(screen.getByText('Ook hieruit geknipt').closest('div')).toHaveTextContent('en nog 11');
    expect(link('post (2).pdf')).toHaveAttribute('href', '/?id=3');
  });

  it('leads to a source that is no longer in the trash', () => {
    show({
      kind: 'merge',
      sources: [{ id: 1, file_name: 'een.pdf', pages: null, is_deleted: false }],
      source_count: 1,
    });
    expect(screen.getByText('Samengevoegd van')).toBeVisible();
    expect(link('een.pdf')).toHaveAttribute('href', '/?id=1');
  });

  it.each([
    ['Bloemen', 'Verplaatst uitBloemen'],
    [null, 'Verplaatst uitEen andere administratie'],
  ])('says of %s that it was moved from there', (administration, said) => {
    show({ kind: 'move', administration });
    expect(screen.getByText('Verplaatst uit').closest('div')).toHaveTextContent(said);
  });
});
