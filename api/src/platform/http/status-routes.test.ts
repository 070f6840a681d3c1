import { appUnderTest } from '../../testing/app-under-test';

const app = appUnderTest();

const ready = async () => {
  const { statusCode, body } = await app.http.inject('/api/ready');
  return { code: statusCode, ...JSON.parse(body) };
};
const failsWith = (code: string) =>
  jest.spyOn(app.store, 'check').mockRejectedValueOnce(Object.assign(new Error('write'), { code }));

describe('whether a process can do its work', () => {
  it('is told with how its database and its store of files are', async () => {
    expect(await ready()).toMatchObject({ code: 200, storage: 'ok' });
  });

  it('is so on a full disk, which another process has as well: all can be read', async () => {
    failsWith('ENOSPC');
    expect(await ready()).toMatchObject({ code: 200, storage: 'full' });
  });

  it('is not so without its files', async () => {
    failsWith('EIO');
    expect(await ready()).toMatchObject({ code: 503, database: true, storage: false });
  });
});
