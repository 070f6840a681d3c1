import type { PageRoute } from '@boekwerk/shared/router';
import { LoginPage } from './login/login-page';

export const routes: Record<string, PageRoute> = {
  // Most come here: with the routes it takes one answer less.
  login: { element: <LoginPage /> },
  register: { lazy: register },
  adviser_register: { lazy: adviserRegister },
  forgotpassword: { lazy: forgotPassword },
  resetpassword: { lazy: resetPassword },
  activate: { lazy: activate },
  acceptinvitation: { lazy: acceptInvitation },
};

async function register() {
  const { RegisterPage } = await import('./register/register-page');
  return { Component: RegisterPage };
}

async function adviserRegister() {
  const { AdviserRegisterPage } = await import('./register/register-page');
  return { Component: AdviserRegisterPage };
}

async function forgotPassword() {
  const { ForgotPasswordPage } = await import('./forgot-password/forgot-password-page');
  return { Component: ForgotPasswordPage };
}

async function resetPassword() {
  const { ResetPasswordPage } = await import('./reset-password/reset-password-page');
  return { Component: ResetPasswordPage };
}

async function activate() {
  const { ActivatePage } = await import('./activate/activate-page');
  return { Component: ActivatePage };
}

async function acceptInvitation() {
  const { AcceptInvitationPage } = await import('./accept-invitation/accept-invitation-page');
  return { Component: AcceptInvitationPage };
}
