import { isEmail } from './fields';

describe('an e-mail address', () => {
  it.each([
    'jan@bakkerij.nl',
    'Jan.de-Vries+facturen@post.bakkerij-jansen.example',
    "o'neil@x.nl",
    'info@zuivel-ëxample.nl',
    'a@1.nl',
  ])('is %s', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  it.each([
    'jan',
    'jan@bakkerij',
    'jan@bakkerij..nl',
    'jan@.bakkerij.nl',
    'jan@bakkerij.nl.',
    'jan@-bakkerij.nl',
    'jan@bakkerij-.nl',
    '.jan@bakkerij.nl',
    'jan.@bakkerij.nl',
    'jan..de.vries@bakkerij.nl',
    'Jan <jan@bakkerij.nl>',
    'jan@bakkerij.nl, piet@bakkerij.nl',
    'jan@bakkerij.nl\nBcc: piet@bakkerij.nl',
    `${'j'.repeat(65)}@bakkerij.nl`,
  ])('is not %j, which no mail server takes', (address) => {
    expect(isEmail(address)).toBe(false);
  });
});
