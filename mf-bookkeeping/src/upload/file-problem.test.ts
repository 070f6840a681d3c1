import { fileProblem, sizeProblem } from './file-problem';

describe('fileProblem', () => {
  it.each(['bon.pdf', 'bon.gif', 'bon.JPG', 'bon.jpeg', 'bon.png', 'bon.webp', 'factuur.xml'])(
    'lets %s through',
    (name) => expect(fileProblem({ name, size: 1 })).toBeNull(),
  );

  it.each(['bon.docx', 'bon.pdf.exe', 'pdf'])('refuses %s by its name', (name) => {
    expect(fileProblem({ name, size: 1 })).toMatch('Dit bestandstype kan niet');
  });

  it.each(['IMG_1.HEIC', 'IMG_1.heif'])('says of %s how a phone makes it a JPEG', (name) => {
    expect(fileProblem({ name, size: 1 })).toMatch('Een HEIC-foto kan niet');
  });

  it('refuses a file without content', () => {
    expect(fileProblem({ name: 'bon.pdf', size: 0 })).toBe('Dit bestand is leeg.');
  });
});

describe('sizeProblem', () => {
  it('allows 10 MB and not a byte more', () => {
    expect(sizeProblem({ size: 10_485_760 })).toBeNull();
    expect(sizeProblem({ size: 10_485_761 })).toBe('Document mag niet groter zijn dan 10 MB');
  });
});
