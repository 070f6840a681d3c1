/**
 * Words by which papers say what something is, in Dutch, English, German and French. Those at the beginning of a word
 * begin with `^`; the others may stand anywhere before what they are of.
 */
export const LABELS = {
  number:
    /^(?:(?:factuur|nota|credit(?:factuur|nota)|invoice|bill|credit ?note|credit memo|rechnungs?|gutschrifts?|facture|bon|kassabon|receipt|declaratie|aanslag|document)[ -]?(?:nummer|nr|number|no|num|id)(?![a-z])\.?|(?:invoice|bill|receipt) #|(?:facture|avoir) n[°ºo]\.?|num[ée]ro de (?:la )?facture|n[°ºo] (?:de )?facture|nummer factuur)/i,
  /** The word for the paper itself, followed by its number. */
  paper:
    /^(?:factuur|invoice|creditnota|creditfactuur|credit note|nota|rechnung|facture|gutschrift|avoir|kassabon|bon)(?![a-z])(?: (?:nr|no|n[°º])\.?)?(?: ?[#:])?/i,
  anyNumber:
    /^(?:nummer|nr\.|number|ons kenmerk|our ref(?:erence)?|kenmerk|beleg-?nr)(?![a-z])\.?/i,
  date: /^(?:factuur ?datum|datum (?:van )?(?:de )?factuur|nota ?datum|credit(?:factuur|nota)? ?datum|invoice date|date of (?:issue|invoice)|issue date|date issued|issued(?: on)?|bill(?:ing)? date|rechnungsdatum|belegdatum|date de (?:la )?facture|date d.[ée]mission|bondatum|dagtekening|factuur d\.?d\.?)(?![a-z])/i,
  anyDate: /^(?:datum|date|dd\.?|d\.d\.|le)(?![a-z])/i,
  /** Days of something else. */
  otherDate:
    /verval|due|uiterlijk|betaal|betalen|betaling|payment|lever|deliver|perio|order|bestel|verzend|geboorte|print|geldig|valid|afspraak|incasso|f[äa]llig|zahlbar|[ée]ch[ée]ance|liefer|leistung|livraison|tot en met|t\/m|vertrek|aankomst|ingang|contract/i,
  kvk: /^(?:kvk|k\.v\.k\.|kamer van koophandel|handelsregister|chamber of commerce|coc|trade register)(?:[ -]?(?:nummer|nr|number|no))?\.?(?: (?:te )?(?!onder|under)[a-z]{3,20})?(?: (?:onder|under)(?: (?:het|the))?(?: (?:nummer|nr|number|no))?)?\.?/i,
  vatNumber:
    /^(?:btw|b\.t\.w\.|vat|ust|tva|omzetbelasting|tax)[ .-]{0,2}(?:identificatie|[il1]d|[il1]dnr|identification|registration|reg)?[ .-]{0,2}(?:nummer|nr|number|no|id)?(?![a-z])\.?(?: ?nl)?/i,
  paymentReference: /^(?:betalings?kenmerk|acceptgironummer|payment reference)/i,
} as const;

/** Of what an amount is, by the words before it. The first that fits counts. */
export const AMOUNT_KINDS = [
  [
    'none',
    /korting bij|bij betaling|korting|discount|skonto|reeds|already|aanbetal|prepaid|wisselgeld|\bchange\b|\bpin\b|pinnen|maestro|bankpas|aansprakelijk|liability|\bkaart\b|\bcard\b|contant|\bcash\b|limiet|city tax|tourist|toeristen|btw.?(?:nummer|nr|id)|vat.?(?:number|no|id)/i,
  ],
  [
    'net',
    /sub ?tota|zwischensumme|sous-total|\bexcl|\bex\.? ?(?:btw|vat)|zonder btw|before tax|voor btw|hors taxe|\bht\b|grondslag|maatstaf|belastbaar|taxable|nettobetrag|nettosumme|netto ?bedrag|\bnetto\b|\bnet\b|net amount|basisbedrag/i,
  ],
  [
    'total',
    /te (?:betalen|voldoen|ontvangen|verrekenen|crediteren)|tot(?:aal|ale)?\.?(?: ?bedrag)? \(?incl|\bincl(?:usief|\.)?(?: \d{1,2} ?%)? ?(?:btw|b\.t\.w|vat|tax)|inclusief|factuur ?(?:bedrag|totaal)|eindtotaal|eindbedrag|totaal ?bedrag|totaal (?:factuur|nota|generaal)|terug te|verschuldigd(?!e? (?:btw|b\.t\.w|omzetbelasting))|amount (?:due|payable)|total (?:due|payable|incl|amount)|balance due|grand total|invoice total|gesamtbetrag|gesamtsumme|rechnungsbetrag|zahlbetrag|endbetrag|bruttobetrag|\bbrutto\b|total ttc|net [àa] payer|montant ttc/i,
  ],
  [
    'vat',
    /\b[b8]\.?[tl1i]\.?w\b|\bvat\b|\bmwst\b|\bust\b|umsatzsteuer|mehrwertsteuer|\btva\b|omzetbelasting|sales tax|\btax\b/i,
  ],
  ['sum', /\btotaal\b|\btotal\b|\bsumme\b|\bsaldo\b|\btotal[e:]|^\W{0,3}tot\b/i],
] as const satisfies readonly (readonly [string, RegExp])[];
export type AmountKind = (typeof AMOUNT_KINDS)[number][0];

/** No VAT is charged, and the paper says why. */
export const NO_VAT =
  /verlegd|reverse.?charge|vrijgesteld|intracommunautair|intra-?community|steuerfrei|steuerschuldnerschaft|autoliquidation|\b0 ?%|\b0,00 ?%|\b0\.00 ?%|exempt|export/i;

export const CREDIT =
  /^(?:credit ?(?:nota|factuur|note|memo|invoice)|gutschrift|avoir|facture d.avoir|creditbon)(?:nummer)?(?![a-z])/i;
