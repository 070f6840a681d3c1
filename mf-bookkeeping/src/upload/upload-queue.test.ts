import { ApiError } from '@boekwerk/shared/api-client/api-error';
import type { UploadReply } from './upload-queue';
import {
  createUploadQueue,
  factsOf,
  isBusy,
  isUnfinished,
  type SendDocument,
} from './upload-queue';

const file = (name: string) => new File(['x'], name);
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
// What the queue hands on, it never looks at.
const reply = { duplicate_of: null } as UploadReply;

function setUp(send: SendDocument, limit?: number) {
  const done: boolean[] = [];
  const queue = createUploadQueue({ send, limit, onDone: (isLast) => done.push(isLast) });
  const states = () =>
    queue.uploads().map((upload) => [factsOf(upload).name, upload.state, upload.reason]);
  return { queue, states, done };
}

describe('upload queue', () => {
  it('takes files where the address is not https, and the browser knows no `randomUUID`', async () => {
    const { queue, states } = setUp(async () => reply);
    const randomUUID = crypto.randomUUID;
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    queue.add([file('bon.pdf'), file('brief.pdf')]);
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
    await settle();
    expect(states()).toEqual([
      ['bon.pdf', 'done', null],
      ['brief.pdf', 'done', null],
    ]);
  });

  it('keeps every file in the list, with the reason when it is refused or failed', async () => {
    const { queue, states } = setUp(async ([one]) => {
      if (one?.file.name === 'groot.pdf') throw new ApiError(413, { message: 'Te groot' });
      if (one?.file.name === 'weg.pdf') throw new ApiError(0, { message: 'Geen verbinding' });
      return reply;
    });
    queue.add([file('goed.pdf'), file('brief.docx'), file('groot.pdf'), file('weg.pdf')]);
    await settle();
    expect(states()).toEqual([
      ['goed.pdf', 'done', null],
      ['brief.docx', 'refused', expect.stringContaining('Dit bestandstype kan niet')],
      ['groot.pdf', 'refused', 'Te groot'],
      ['weg.pdf', 'failed', 'Geen verbinding'],
    ]);
  });

  it('sends no more at once than leaves the browser a connection, and tells of each file that went through', async () => {
    const finish: (() => void)[] = [];
    const { queue, done } = setUp(
      () => new Promise((resolve) => finish.push(() => resolve(reply))),
    );
    queue.add(Array.from({ length: 7 }, (_, at) => file(`${at}.pdf`)));
    await settle();
    expect(finish).toHaveLength(5);
    finish[0]?.();
    await settle();
    expect([finish.length, done]).toEqual([6, [false]]);
  });

  it('goes on with a document of an earlier page under its own key, so that it is not stored twice', async () => {
    const keys: string[] = [];
    const { queue, states } = setUp(async (_, { key }) => {
      keys.push(key);
      return reply;
    });
    queue.restore([{ key: 'sent-before', files: [{ file: file('bon.jpg'), turn: 90 }] }]);
    await settle();
    expect(states()).toEqual([['bon.jpg', 'done', null]]);
    expect(keys).toEqual(['sent-before']);
  });

  it('tries a failed file again under the same key, so that it is not stored twice', async () => {
    const keys: string[] = [];
    const { queue, states } = setUp(async (_, { key }) => {
      if (keys.push(key) === 1) throw new ApiError(0, { message: 'Geen verbinding' });
      return reply;
    });
    queue.add([file('bon.pdf')]);
    await settle();
    queue.retry(queue.uploads()[0]?.key ?? '');
    await settle();
    expect(states()).toEqual([['bon.pdf', 'done', null]]);
    expect(keys[1]).toBe(keys[0]);
  });

  it('goes on by itself with all that did not get through, and not with what was refused', async () => {
    let isOnline = false;
    const sent: string[] = [];
    const { queue, states } = setUp(async ([one], { key }) => {
      const name = one?.file.name;
      sent.push(`${name} ${key}`);
      if (name === 'groot.pdf') throw new ApiError(413, { message: 'Te groot' });
      if (!isOnline) throw new ApiError(0, { message: 'Geen verbinding' });
      return reply;
    });
    queue.add([file('1.pdf'), file('2.pdf'), file('groot.pdf')]);
    await settle();
    isOnline = true;
    queue.resume();
    await settle();
    expect(states().map(([, state]) => state)).toEqual(['done', 'done', 'refused']);
    expect(sent).toHaveLength(5);
    expect(new Set(sent).size).toBe(3);
  });

  it('hands in several photos as one document, and what makes none together one by one', async () => {
    const sent: string[][] = [];
    const { queue, states } = setUp(async (files) => {
      sent.push(files.map(({ file, turn }) => `${file.name} ${turn}`));
      if (files.length > 1) throw new ApiError(422, { message: 'Samen te groot' });
      return reply;
    });
    queue.addDocuments([
      [
        { file: file('1.jpg'), turn: 90 },
        { file: file('2.jpg'), turn: 0 },
      ],
    ]);
    await settle();
    expect(states()).toEqual([['1.pdf', 'refused', 'Samen te groot']]);
    queue.clear();
    expect(isUnfinished(queue.uploads())).toBe(true);
    queue.divide(queue.uploads()[0]?.key ?? '');
    await settle();
    expect(sent).toEqual([['1.jpg 90', '2.jpg 0'], ['1.jpg 90'], ['2.jpg 0']]);
    expect(states().map(([name, state]) => [name, state])).toEqual([
      ['1.jpg', 'done'],
      ['2.jpg', 'done'],
    ]);
  });

  it('keeps what waits for the connection when the list is cleared, until it is taken off', async () => {
    const { queue, states } = setUp(async () => {
      throw new ApiError(0, { message: 'Geen verbinding' });
    });
    queue.add([file('foto.jpg')]);
    await settle();
    queue.clear();
    expect(states()).toHaveLength(1);
    expect(isUnfinished(queue.uploads())).toBe(true);
    queue.remove(queue.uploads()[0]?.key ?? '');
    expect(states()).toEqual([]);
  });

  it('sends no more at once than the limit and says when the last one is through', async () => {
    const finish: (() => void)[] = [];
    const send = () => new Promise<UploadReply>((resolve) => finish.push(() => resolve(reply)));
    const { queue, states, done } = setUp(send, 2);
    queue.add([file('1.pdf'), file('2.pdf'), file('3.pdf')]);
    await settle();
    expect(states().map(([, state]) => state)).toEqual(['sending', 'sending', 'waiting']);

    finish[0]?.();
    await settle();
    finish[1]?.();
    finish[2]?.();
    await settle();
    expect(done).toEqual([false, false, true]);
    expect(isBusy(queue.uploads())).toBe(false);
  });

  it('breaks off what is on its way when it is stopped', async () => {
    const signals: AbortSignal[] = [];
    const { queue, done } = setUp((_, { signal }) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
    }, 1);
    queue.add([file('1.pdf'), file('2.pdf')]);
    await settle();
    queue.stop();
    await settle();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(queue.uploads()).toEqual([]);
    expect(done).toEqual([]);
  });
});
