import type { RouteObject } from '@boekwerk/shared/router';

export const routes: RouteObject[] = [{ path: '/login', lazy: login }];

async function login() {
  const { LoginPage } = await import('./login/login-page');
  return { Component: LoginPage };
}
