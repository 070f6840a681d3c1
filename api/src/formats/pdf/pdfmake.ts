import pdfmake from 'pdfmake';
import { cacheFonts } from './cached-fonts';
import { findStylesFast } from './fast-styles';
import { FONT_FILES, FONTS } from './fonts';

pdfmake.setFonts(FONTS);
cacheFonts(FONT_FILES);
findStylesFast();
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => FONT_FILES.includes(path));

/** `pdfmake` with our fonts, which it reads once; what a document says makes it open nothing else. */
export { pdfmake };
