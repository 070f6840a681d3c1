// @ts-check
import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';

const READING = { updateMetadata: false };

/**
 * Opens a stranger's PDF for reading; only in a child process with limits. One that may not be changed or printed
 * without a password may be read without it: that is the empty one. Never by passing over the encryption, which the
 * library offers as well: its pages then are copied blank.
 *
 * @param {Uint8Array} pdf
 * @returns {Promise<PDFDocument | 'locked'>} `locked` when it only opens with a password, or with a certificate
 * @throws Error when it is broken
 */
export async function openPdf(pdf) {
  try {
    return await PDFDocument.load(pdf, { ...READING, password: '' });
  } catch (error) {
    if (await isEncrypted(pdf)) return 'locked';
    throw error;
  }
}

/** @param {Uint8Array} pdf */
const isEncrypted = (pdf) =>
  PDFDocument.load(pdf, READING).then(
    () => false,
    (error) => error instanceof EncryptedPDFError,
  );
