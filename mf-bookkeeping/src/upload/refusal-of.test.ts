import { refusalOf, sizeRefusalOf } from './refusal-of';

describe('refusalOf', () => {
  it.each(['bon.pdf', 'bon.gif', 'bon.JPG', 'bon.jpeg', 'bon.png', 'bon.webp'])(
    'lets %s through',
    (name) => expect(refusalOf({ name, size: 1 })).toBeNull(),
  );

  it.each(['bon.docx', 'bon.pdf.exe', 'pdf', 'IMG_1.HEIC'])('refuses %s by its name', (name) => {
    expect(refusalOf({ name, size: 1 })).toMatch('Dit bestandstype kan niet');
  });

  it('refuses a file without content', () => {
    expect(refusalOf({ name: 'bon.pdf', size: 0 })).toBe('Dit bestand is leeg.');
  });
});

describe('sizeRefusalOf', () => {
  it('allows 10 MB and not a byte more', () => {
    expect(sizeRefusalOf({ size: 10_485_760 })).toBeNull();
    expect(sizeRefusalOf({ size: 10_485_761 })).toBe('Document mag niet groter zijn dan 10 MB');
  });
});
