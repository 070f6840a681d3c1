const created = 'Relatie toegevoegd';
const changed = 'Gegevens gewijzigd';

/** What a call did to a relation. */
export const relationActions: { readonly [action: string]: string } = {
  'POST /relations/v1/relation/:id/enterprise/client/enterprise': created,
  'POST /relations/v1/relation/:id/enterprise/client/private': created,
  'POST /relations/v1/relation/:id/administration/enterprise': created,
  'POST /relations/v1/relation/:id/administration/private': created,
  'POST /relations/v1/clients/import': 'Geïmporteerd',
  'PUT /relations/v1/relation/:id/enterprise': changed,
  'PUT /relations/v1/relation/:id/private': changed,
  'PUT /relations/v1/client/:id/hide': 'Op niet actief gezet',
  'PUT /relations/v1/client/:id/show': 'Op actief gezet',
  'PUT /relations/v1/clients/hidden': 'Actief of niet actief gezet',
  'PUT /relations/v1/client/:id/deactivate': 'Verwijderd',
  'PUT /relations/v1/client/:id/activate': 'Teruggezet',
  'PUT /relations/v1/relation/:id/administration/enterprise/updatebooking': 'Boekhouding gewijzigd',
  'POST /administrations/v1/relation': 'Toevoegen in Twinfield gevraagd',
  'job relation linked': 'Toegevoegd in Twinfield',
  'PUT /administrations/v1/relation/save': 'Gekoppeld in Twinfield',
};
