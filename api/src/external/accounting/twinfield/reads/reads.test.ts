import { linkedPackage } from '../../testing/linked-package';

const { standIn, accounting, linked } = linkedPackage();

describe('reading from the accounting package', () => {
  it('lists the offices that the user may see, whichever office it is asked for', async () => {
    const { office_code, ...access } = await linked();
    expect(await accounting().listOffices(access)).toEqual([
      { code: '1001', name: 'Bakkerij Jansen' },
      { code: '1002', name: 'Café De Kroon' },
      { code: '1003', name: 'Stichting Dorpsfeest' },
      { code: '1004', name: 'Visser, eigen administratie' },
    ]);
    expect(office_code).toBe('1001');
    const narrow = await linked('1001', 'VISSER/BALIE');
    expect(await accounting().listOffices(narrow)).toEqual([]);
  });

  it('reads an office', async () => {
    expect(await accounting().readOffice(await linked())).toEqual({
      code: '1001',
      name: 'Bakkerij Jansen',
      base_currency: 'EUR',
      tax_number: 'NL004495445B01',
      coc_number: '12345678',
    });
  });

  it.each([
    [0, '0110'],
    [1, '4300'],
    [2, '00001'],
    [3, 'P0001'],
    [4, '1000'],
    [5, '2000'],
  ] as const)('lists dimensions of type %d, with their codes as they are', async (type, code) => {
    const found = await accounting().listDimensions(await linked(), type);
    expect(found.map((each) => each.code)).toContain(code);
    // Neither the marker at the end nor anything else without a name.
    expect(found.filter(({ name }) => name === '')).toEqual([]);
  });

  it('lists what was changed since a moment and nothing older, over several pages', async () => {
    const access = await linked('1004');
    const older = await accounting().listDimensions(access, 4);
    expect(older).toHaveLength(4);
    await standIn().fill('VISSER/1004', 'DEB', 1_100);
    const hour = 60 * 60_000;
    const changed = await accounting().listDimensions(access, 4, new Date(Date.now() - hour));
    const codes = new Set(changed.map(({ code }) => code));
    expect(codes.size).toBe(1_100);
    expect(older.filter(({ code }) => codes.has(code))).toEqual([]);
    expect(await accounting().listDimensions(access, 4, new Date(Date.now() + hour))).toEqual([]);
    expect(await accounting().listDimensions(access, 4)).toHaveLength(1_104);
  });

  it('reads a relation, and knows when it is not there', async () => {
    const access = await linked();
    expect(await accounting().readRelation(access, 5, '2000')).toEqual({
      code: '2000',
      name: 'Meelfabriek De Korenbloem B.V.',
      is_active: true,
      tax_number: 'NL004495445B01',
      coc_number: '12345678',
      email: '',
      address: {
        street: 'Molenweg 8',
        postal_code: '3011 AB',
        city: 'Rotterdam',
        country: 'NL',
      },
      ibans: ['NL91ABNA0417164300'],
      default_vat_code: '',
      control_ledger_code: '1600',
      due_days: 30,
    });
    expect(await accounting().readRelation(access, 5, '2999')).toBeNull();
    // A customer is no supplier.
    expect(await accounting().readRelation(access, 5, '1000')).toBeNull();
  });

  it('lists VAT codes, and reads the history of each with its ledgers and boxes', async () => {
    const access = await linked();
    const codes = await accounting().listVatCodes(access);
    expect(codes).toHaveLength(12);
    expect(codes).toContainEqual({ code: 'VH', name: 'BTW Hoog', is_sale: true });
    expect(codes).toContainEqual({ code: 'IH', name: 'BTW Hoog', is_sale: false });

    const high = await accounting().readVatCode(access, 'VH');
    expect(high).toMatchObject({ is_sale: true, is_active: true });
    expect(high?.percentages).toEqual([
      {
        from_date: '2001-01-01',
        percentage: 19,
        accounts: [{ ledger_code: '1530', group: 'NL1A', percentage: 100 }],
      },
      {
        from_date: '2012-10-01',
        percentage: 21,
        accounts: [{ ledger_code: '1530', group: 'NL1A', percentage: 100 }],
      },
    ]);
    expect(await accounting().readVatCode(access, 'XX')).toBeNull();
  });

  it('knows reverse charges and supplies within the European Union by their accounts', async () => {
    const access = await linked();
    const kinds: Record<string, boolean[]> = {};
    for (const { code } of await accounting().listVatCodes(access)) {
      const vat = await accounting().readVatCode(access, code);
      if (vat?.is_reverse_charge || vat?.is_intra_community)
        kinds[code] = [vat.is_reverse_charge, vat.is_intra_community];
    }
    expect(kinds).toEqual({
      ICP: [false, true],
      ICT: [true, true],
      IV: [true, false],
      IW: [true, false],
    });
  });

  it('lists journals by kind, and currencies with the office’s own first', async () => {
    expect(await accounting().listJournals(await linked())).toEqual([
      { code: 'VRK', name: 'Verkoopfactuur', category: 'sales' },
      { code: 'VRKI', name: 'Verkoop via internet', category: 'sales' },
      { code: 'INK', name: 'Inkoopfactuur', category: 'purchase' },
      { code: 'MEMO', name: 'Memoriaal', category: 'journal' },
    ]);
    expect(await accounting().listJournals(await linked('1003'))).toEqual([]);
    const dollars = await linked('1001', 'TULIP/TDEVRIES');
    const currencies = await accounting().listCurrencies(dollars);
    expect(currencies.map(({ code }) => code)).toEqual(['USD', 'EUR', 'GBP', 'JPY']);
  });

  it('lists the periods of years that are there', async () => {
    const year = new Date().getUTCFullYear();
    const months = await accounting().listPeriods(await linked(), { from: year, to: 9999 });
    expect(months).toHaveLength(24);
    expect(months[1]).toEqual({
      year,
      number: 2,
      name: `${year}/02`,
      end_date: `${year}-02-${new Date(Date.UTC(year, 2, 0)).getUTCDate()}`,
      is_open: true,
    });
    const weeks = await accounting().listPeriods(await linked('1002'), { from: year, to: year });
    expect(weeks.map(({ name }) => name)).toContain(`${year}/52`);
    const closed = await accounting().listPeriods(await linked(), { from: 0, to: year - 2 });
    expect(closed.every(({ is_open }) => !is_open)).toBe(true);
  });

  it.each([
    ['utf-8', 'escaped'],
    ['utf-8-bom', 'cdata'],
    ['utf-16le', 'escaped'],
    ['utf-16be', 'cdata'],
  ])('reads an answer in %s, %s', async (encoding, wrapping) => {
    const access = await linked();
    await standIn().fault({ fault: 'answer-shape', encoding, wrapping });
    const offices = await accounting().listOffices(access);
    expect(offices.map(({ name }) => name)).toContain('Café De Kroon');
    const customers = await accounting().listDimensions(access, 4);
    expect(customers.map(({ name }) => name)).toContain('Lunchroom Zoet & Zout');
    expect((await accounting().readRelation(access, 4, '1002'))?.name).toBe('Müller Feinkost GmbH');
    expect(await accounting().listCurrencies(access)).toHaveLength(4);
  });

  it('is told of an office that it may not see', async () => {
    const narrow = await linked('1004', 'VISSER/JSMITH');
    await expect(accounting().readOffice(narrow)).rejects.toMatchObject({ reason: 'forbidden' });
    await expect(accounting().listDimensions(narrow, 0)).rejects.toMatchObject({
      reason: 'forbidden',
    });
  });
});
