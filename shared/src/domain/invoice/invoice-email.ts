/** Where mail about invoices to a customer goes: the address for invoices, else the other one; empty without either. */
export const invoiceEmail = ({ general_email, email }: { general_email: string; email: string }) =>
  general_email || email;
