/** Whether a number is registered, and under which name when the member state tells. */
export type Registration = { is_known: boolean; name: string | null };

/** The register of VAT numbers of the European Union. */
export type Vies = {
  /**
   * @param tax_number capitals and digits only, with the country in front
   * @throws Error when it is away, slow, does not have that country or makes no sense
   */
  lookUp: (tax_number: string) => Promise<Registration>;
};
