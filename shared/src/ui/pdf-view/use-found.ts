import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { findIn, type PageText, pageText } from './page-text';

/** What somebody looks for in a PDF. */
export type PdfSearch = {
  text: string;
  /** Which of those found is looked at, from 0. */
  current: number;
  /** Told how many there are, of the pages read so far. */
  onFound: (count: number) => void;
};

/** The page, from 1, of each place where a text stands, in their order; all pages are read for it, one by one. */
export function useFound(pdf: PDFDocumentProxy | null, text: string): readonly number[] {
  const [found, setFound] = useState<{ text: string; pages: readonly number[] } | null>(null);
  useEffect(() => {
    if (!pdf || text.trim() === '') return;
    let isGone = false;
    const read = async () => {
      const pages: number[] = [];
      for (let number = 1; number <= pdf.numPages && !isGone; number += 1) {
        const here = findIn(await textOf(pdf, number), text);
        if (isGone) return;
        pages.push(...here.map(() => number));
        if (here.length > 0) setFound({ text, pages: [...pages] });
      }
    };
    // A file that was closed meanwhile has no pages to read.
    read().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [pdf, text]);
  return found?.text === text ? found.pages : NONE;
}

const NONE: readonly number[] = [];

const known = new WeakMap<PDFDocumentProxy, Map<number, Promise<PageText>>>();

/** Each page is read once, however often is searched. */
function textOf(pdf: PDFDocumentProxy, number: number): Promise<PageText> {
  const pages = known.get(pdf) ?? new Map<number, Promise<PageText>>();
  known.set(pdf, pages);
  const read = pages.get(number) ?? readText(pdf, number);
  pages.set(number, read);
  return read;
}

const readText = async (pdf: PDFDocumentProxy, number: number): Promise<PageText> => {
  const page = await pdf.getPage(number);
  return pageText((await page.getTextContent()).items);
};
