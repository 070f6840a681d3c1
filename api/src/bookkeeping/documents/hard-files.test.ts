import { aDocument } from '../../testing/a-document';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Member } from '../../testing/builders';
import { formWithFile } from '../../testing/form-with-file';
import { isWhole, slice } from '../../testing/slice';
import { aPdf, HARD_PDFS } from '../pages/testing/hard-pdfs';
import { HARD_PICTURES } from '../pages/testing/hard-pictures';
import { ODD_FILES } from '../pages/testing/odd-files';

const app = appUnderTest();
let member: Member;
let plain: Uint8Array;

beforeAll(async () => {
  member = await aMember(app, { company: await aCompany(app, { booking_enabled: 1 }) });
  plain = await (await aPdf(1)).save();
});

const CUT = {
  locked: 'Dit bestand is beveiligd met een wachtwoord en kan niet geknipt worden.',
  onePage: 'Dit bestand bestaat uit één pagina en kan niet geknipt worden.',
  invoice: 'De e-factuur in dit bestand gaat verloren',
};
const MERGE = {
  locked: 'is beveiligd met een wachtwoord en kan niet worden samengevoegd',
  invoice: 'De e-factuur in a.pdf gaat verloren',
  tooMany: 'Samen zijn dit meer dan 500 pagina’s',
};

async function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const url = `/api/administrations/v1/bookingitem${path}`;
  const { headers } = member;
  const reply = await app.http.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}

async function upload(name: string, bytes: Uint8Array) {
  const { payload, headers } = formWithFile({ name, bytes });
  const reply = await app.http.inject({
    method: 'POST',
    url: '/api/administrations/v1/bookingitem/upload',
    headers: { ...member.headers, ...headers },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}

/** What came of it: `done`, or the Dutch text that says why not. */
const outcome = ({ status, body }: { status: number; body: { errors?: object } }) =>
  status === 201
    ? 'done'
    : `${status} ${Object.values(body.errors ?? {})
        .flat()
        .join()}`;

/** As it is shown: the bytes that were handed in, and nothing in them may run. */
async function served(id: number) {
  const { body: url } = await call('GET', `/${id}/temporary-url`);
  return app.http.inject({ url });
}

type Kept = {
  name: string;
  bytes: Uint8Array;
  pages: number;
  isLocked?: boolean;
  cut: string;
  merge: string;
};

async function handIn({ name, bytes, pages, isLocked = false, cut, merge }: Kept) {
  const { status, body } = await upload(name, bytes);
  expect([status, body.item?.amount_pages, body.item?.file_locked]).toEqual([201, pages, isLocked]);
  const { id, content_type } = body.item;

  const file = await served(id);
  expect(file.headers).toMatchObject({
    'content-type': content_type,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect(file.rawPayload.equals(Buffer.from(bytes))).toBe(true);

  const all = Array.from({ length: pages }, (_, at) => at + 1);
  const cutIt = async () => {
    const groups = pages > 1 ? [all.slice(1), [1]] : [[1], [2]];
    const said = outcome(await call('PUT', `/${id}/split`, { pages: groups }));
    expect(said).toBe(cut === 'done' ? 'done' : `422 ${cut}`);
  };
  const mergeIt = async (one: number) => {
    const other = await aDocument(app, member, { bytes: plain, amount_pages: 1 });
    const merged = await call('POST', '/merge', { booking_item_ids: [one, other] });
    expect(outcome(merged)).toMatch(merge === 'done' ? /^done$/ : new RegExp(`^422 .*${merge}$`));
    if (merge === 'done') expect(merged.body.amount_pages).toBe(pages + 1);
  };
  // What succeeds puts it in the trash.
  if (cut !== 'done') await cutIt();
  await mergeIt(cut === 'done' && merge === 'done' ? (await upload(name, bytes)).body.item.id : id);
  if (cut === 'done') await cutIt();
}

const hard = Object.entries(HARD_PDFS).filter(([, { isLong }]) => isWhole || !isLong);

describe('a PDF with', () => {
  it.each(slice(hard, 0.1, 'handed in'))('%s is kept, shown, merged and cut', async (_, given) => {
    const { make, pages, isInvoice } = given;
    const file = { name: 'a.pdf', bytes: await make() };
    if (pages === 'locked')
      return handIn({ ...file, pages: 0, isLocked: true, cut: CUT.locked, merge: MERGE.locked });
    const cut = pages === 1 ? CUT.onePage : isInvoice ? CUT.invoice : 'done';
    const merge = pages > 499 ? MERGE.tooMany : isInvoice ? MERGE.invoice : 'done';
    return handIn({ ...file, pages, cut, merge });
  });
});

describe('a picture:', () => {
  const kindOf = (bytes: Buffer) =>
    bytes[0] === 0xff ? 'jpg' : bytes[0] === 0x89 ? 'png' : bytes[0] === 0x47 ? 'gif' : 'webp';

  it.each(slice(Object.entries(HARD_PICTURES), 0.1, 'handed in'))(
    '%s is kept, shown and merged',
    async (_, make) => {
      const bytes = await make();
      const name = `a.${kindOf(bytes)}`;
      await handIn({ name, bytes, pages: 1, cut: CUT.onePage, merge: 'done' });
    },
  );
});

describe('what is odd:', () => {
  const odd = Object.entries(ODD_FILES).filter(([, { isLong }]) => isWhole || !isLong);

  it.each(odd)('%s', async (_, { name, make, becomes }) => {
    const bytes = await make();
    if ('refused' in becomes) {
      const { status, body } = await upload(name, bytes);
      expect([status, body.errors]).toEqual([422, { file: [becomes.refused] }]);
    } else await handIn({ name, bytes, ...becomes });
  });

  it('leaves no process behind that reads on', () => {
    expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap');
  });
});
