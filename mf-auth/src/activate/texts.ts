export const texts = {
  title: 'Account activeren',
  busy: 'Je account wordt geactiveerd…',
  done: { account: 'Je account is geactiveerd!', address: 'Je e-mailadres is bevestigd' },
  soon: (seconds: number) =>
    `Je gaat over ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'} naar je dashboard.`,
  toDashboard: 'Nu naar het dashboard',
};
