import { clusterOf } from './cluster-of';

const settings = {
  clientId: '',
  clientSecret: '',
  redirectUri: '',
  loginUrl: 'http://127.0.0.1:3027',
  clusterHosts: ['twinfield.com'],
};

describe('where tokens go', () => {
  it.each([
    ['https://api.accounting.twinfield.com/', 'https://api.accounting.twinfield.com'],
    ['https://twinfield.com', 'https://twinfield.com'],
    ['http://127.0.0.1:3027/cluster1', 'http://127.0.0.1:3027/cluster1'],
  ])('may be %s', (said, used) => {
    expect(clusterOf(settings, said)).toBe(used);
  });

  it.each([
    'http://api.accounting.twinfield.com',
    'https://eviltwinfield.com',
    'https://twinfield.com.kwaad.example',
    'https://twinfield.com@kwaad.example',
    'https://kwaad.example/twinfield.com',
    'https://api.twinfield.com:8443',
    'https://u:p@api.twinfield.com',
    'https://api.twinfield.com/?x=1',
    'http://127.0.0.1:3028/cluster1',
    'https://127.0.0.1:3027',
    'http://localhost:3027',
    'file:///etc/passwd',
    'twinfield.com',
    '',
  ])('is never %s', (said) => {
    expect(() => clusterOf(settings, said)).toThrow(
      expect.objectContaining({ reason: 'foreignCluster' }),
    );
  });
});
