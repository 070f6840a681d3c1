import { endpoints } from '@boekwerk/shared/contract/all';
import { readConfig } from '../config';
import { newHttp } from './new-http';
import { openApiRoutes } from './open-api-routes';

it.each(['/api/openapi.json', '/api/docs'])(
  '%s is made once, so that who asks for it again and again holds nobody up',
  async (url) => {
    let looks = 0;
    const contract = new Proxy(endpoints, {
      ownKeys(target) {
        looks += 1;
        return Reflect.ownKeys(target);
      },
    });
    const http = newHttp(readConfig({ LOG_LEVEL: 'silent' }));
    openApiRoutes({ http }, contract);
    const [first, second] = [await http.inject(url), await http.inject(url)];
    expect(first.statusCode).toBe(200);
    expect(second.body).toBe(first.body);
    expect(looks).toBe(1);
  },
);
