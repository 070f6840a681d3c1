const founded = 'Bedrijf aangemaakt';
const rights = 'Rechten van gebruiker gewijzigd';

/** What a call did to a company, its users or its invoicing settings. */
export const companyActions: { readonly [action: string]: string } = {
  'POST /auth/v1/register': founded,
  'POST /auth/v1/create': founded,
  'POST /relations/v1/relation/enterprise': founded,
  'POST /relations/v1/administration': founded,
  'PUT /relations/v1/relation/:id': 'Bedrijfsgegevens gewijzigd',
  'PUT /relations/v1/administration/:id': 'Bedrijfsgegevens gewijzigd',
  'POST /relations/v1/relation/:id/logo': 'Logo gewijzigd',
  'DELETE /relations/v1/relation/:id/logo': 'Logo verwijderd',
  'POST /invoicing/v1/prefix': 'Voorvoegsel toegevoegd',
  'PUT /invoicing/v1/prefix': 'Voorvoegsel gewijzigd',
  'DELETE /invoicing/v1/prefix': 'Voorvoegsel verwijderd',
  'POST /invoicing/v1/invoicetemplate': 'Factuur template gewijzigd',
  'PUT /invoicing/v1/invoicetemplate': 'Factuur template gewijzigd',
  'DELETE /invoicing/v1/invoicetemplate': 'Factuur template teruggezet naar standaard',
  'POST /users/v1/user': 'Gebruiker uitgenodigd',
  'POST /users/v1/user/:id/invitation': 'Uitnodiging opnieuw verstuurd',
  'POST /auth/v1/acceptinvitation': 'Uitnodiging aangenomen',
  'PUT /users/v1/user/:id': 'Gebruiker gewijzigd',
  'POST /relations/v1/administration/:id/user/:userId': rights,
  'DELETE /relations/v1/administration/:id/user/:userId': 'Gebruiker verwijderd',
  'POST /administrations/v1/credentials': 'Twinfield toestemming gegeven',
  'PUT /administrations/v1/credentials': 'Twinfield opnieuw toestemming gegeven',
  'job organization linked': 'Organisatie in Twinfield gekoppeld',
  'POST /administrations/v1/saveEnterprise': 'Onderneming in Twinfield gekozen',
  'job office linked': 'Onderneming in Twinfield gekoppeld',
  'POST /administrations/v1/sync': 'Opnieuw gesynchroniseerd met Twinfield',
  'POST /administrations/v1/defaults': 'Dagboekkoppelingen gewijzigd',
  'POST /administrations/v1/taxdefaults': 'BTW-koppelingen gewijzigd',
};
