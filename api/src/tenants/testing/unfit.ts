/**
 * Calls that refuse own things for what they are, not for whose: a step that nobody began, a payment of an invoice that
 * was not sent, a picture that is no sheet, an accounting package that is away, a passkey that
 * no device made, a reference that nothing carries, a question that nobody asked, a document without a label that is to be booked, one page that is to be cut, one document that is to
 * be merged, a document that is not in the trash.
 */
export const UNFIT: Record<string, number> = {
  'booking.bookBookingItem': 409,
  'booking.decideBooking': 409,
  'booking.endQuestion': 409,
  'booking.processBookingItem': 422,
  'booking.takeBackBooking': 409,
  'connection.listEnterprises': 503,
  'credentials.createCredentials': 422,
  'credentials.updateCredentials': 422,
  'cut.splitBookingItem': 422,
  'invoiceExport.exportInvoicesZip': 422,
  'invoicing.creditInvoice': 409,
  'invoicing.downloadUbl': 409,
  'merge.mergeBookingItems': 422,
  'passkeys.addPasskey': 400,
  'payments.payInvoice': 409,
  'payments.withdrawPayment': 409,
  'reference.findByReference': 404,
  'security.confirmNewApp': 409,
  'security.confirmTwoFactor': 409,
  'security.disableTwoFactor': 409,
  'security.renewRecoveryCodes': 409,
  'security.startNewApp': 409,
  'trash.getTrashedItem': 404,
};

/** The same at a firm, whose clients are companies here: none becomes a person. */
export const UNFIT_AT_FIRM: Record<string, number> = { 'parties.updatePrivate': 409 };
