import type { Access } from '../../accounting-package';
import type { Office, OfficeName } from '../../master-data';
import { officeOf } from '../office-of';
import { readDocument } from '../process-xml/read-document';
import type { TwinfieldSettings } from '../settings';
import { childrenOf, type Element, element, textAt } from '../xml/element';

/** The offices that the user may see; the one call that goes without an office. */
export async function listOffices(
  settings: TwinfieldSettings,
  { access_token, cluster_url }: Access,
): Promise<OfficeName[]> {
  const request = element('list', [element('type', 'offices')]);
  const answer = await readDocument(settings, { access_token, cluster_url }, request);
  return childrenOf(answer, 'office').map(named);
}

/** `<office name="Bakkerij Jansen">1001</office>` */
export const named = ({ text, attributes }: Element): OfficeName => ({
  code: text.trim(),
  name: attributes.name ?? '',
});

/** One office. The request names it twice, or the package shows nothing. */
export async function readOffice(settings: TwinfieldSettings, access: Access): Promise<Office> {
  const code = officeOf(access);
  const request = element('read', [
    element('type', 'office'),
    element('office', code),
    element('code', code),
  ]);
  const answer = await readDocument(settings, access, request);
  return {
    code,
    name: textAt(answer, 'name'),
    base_currency: textAt(answer, 'general/basecurrency'),
    tax_number: textAt(answer, 'general/vatnumber'),
    coc_number: textAt(answer, 'general/cocnumber'),
  };
}
