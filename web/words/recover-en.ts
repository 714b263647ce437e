/** Words about a forgotten password, and about a guest's name. */
export const recoverEn = {
  title: 'I have forgotten my password',
  lead: 'If you have confirmed an address of mail for being called, a link for a new password can be sent there.',
  address: 'Address of mail',
  send: 'Send the link',
  asked: 'If that is your address, a letter is on its way. Its link is good for an hour.',
  fresh: 'New password',
  change: 'Change password',
  changed: 'The password is changed. Sign in with it.',
  guestName: 'My name as a guest',
  rename: 'Take this name',
  provider: (given: { name: string }) => `Sign in by ${given.name}`,
  providerLead: 'Your account there is your account here. A guest keeps all games.',
  providerAdd: 'You can sign in there as well, besides your password.',
  providerFailed: 'Signing in there did not work. Nothing has changed.',
  renamed: 'The name is changed.',
};
