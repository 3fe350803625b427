import { composeMail, type Mail } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { QueuedMails } from './queued-mails';

/** Mails about account security. */
@Injectable()
export class SecurityMails extends QueuedMails {
  async enqueueNewSignIn(manager: EntityManager, to: string, sign: { device: string; at: Date }): Promise<void> {
    await this.enqueueWarning(manager, to, 'New sign-in to your account', [
      `Your account was signed in to with your password from a device that we do not know: ${sign.device}, on ${inWords(sign.at)}.`,
      'If it was you, there is nothing to do.',
      'If it was not you, choose a new password: that ends every session. Then look at your API key.',
    ]);
  }

  async enqueueKeyCreated(manager: EntityManager, to: string, { kid, label }: KeyName): Promise<void> {
    await this.enqueueWarning(manager, to, 'A new API key', [
      `A new API key was made for your account: "${label}", which begins with ${kid}.`,
      'If it was not you, choose a new password, which ends every session, and then make the key new.',
    ]);
  }

  async enqueueKeyReplaced(manager: EntityManager, to: string, { kid, label }: KeyName): Promise<void> {
    await this.enqueueWarning(manager, to, 'Your API key was replaced', [
      `The API key "${label}" of your account was replaced by a new one, which begins with ${kid}. The old key opens nothing any more.`,
      'If it was not you, choose a new password, which ends every session, and then make the key new once more.',
    ]);
  }

  async enqueuePasswordChanged(manager: EntityManager, to: string): Promise<void> {
    await this.enqueueWarning(manager, to, 'Your password was changed', [
      'The password of your account was just changed on your account page. Wherever else you were signed in, you are signed out.',
      'If it was not you, choose a new password now: that signs out everybody.',
    ]);
  }

  /** To the owner of an address that another account wants to move to. */
  async enqueueAddressInUse(manager: EntityManager, to: string): Promise<void> {
    await this.enqueue(manager, to, {
      title: 'You already have an account',
      paragraphs: [
        'Someone, perhaps you, asked to move another Declic account to this address. It belongs to your account, so nothing was changed.',
        'If it was not you, you can ignore this mail.',
      ],
    });
  }

  addressChange(to: string, token: string): Mail {
    return composeMail(to, {
      title: 'Confirm your new e-mail address',
      paragraphs: [
        'The owner of a Declic account asked to use this address for it. Open the link and confirm, if it was you.',
        'The link works once, for 24 hours. Only the link of the latest mail works.',
        'If you did not ask for it, you can ignore this mail: without the click nothing is changed.',
      ],
      button: { label: 'Use this address', url: this.buildUrl('/api/accounts/email/confirmation', { token }) },
    });
  }

  /** To the former address, with the way back. */
  addressChanged(to: string, { token, present }: { token: string; present: string }): Mail {
    return composeMail(to, {
      title: 'Your e-mail address was changed',
      paragraphs: [
        `Your Declic account now has the address ${present}. This one signs in no more.`,
        'If it was you, there is nothing to do.',
        'If it was not you, take the account back: the link restores this address, ends every session, revokes the API key and lets you choose a new password. It works for 7 days.',
      ],
      button: { label: 'This was not me', url: this.buildUrl('/api/accounts/email/restoration', { token }) },
    });
  }

  /** To an address that has its account back. */
  async enqueueAccountRestored(manager: EntityManager, to: string, revoked: KeyName | null): Promise<void> {
    await this.enqueue(manager, to, {
      title: 'Your account has its former address again',
      paragraphs: [
        'Your Declic account was taken back with the link that we mailed to this address. Every session is ended, and the password opens nothing any more: choose a new one to sign in.',
        ...(revoked
          ? [
              `The API key "${revoked.label}", which begins with ${revoked.kid}, is revoked, because someone else may have it: calls with it are refused. Your credits stay. Make a new key on the page of your API keys, and give it to your programs.`,
            ]
          : []),
      ],
      button: { label: 'Choose a new password', url: this.buildUrl('/login?mode=recover') },
    });
  }

  /** The button is for those who did not do it. */
  private async enqueueWarning(manager: EntityManager, to: string, title: string, paragraphs: string[]): Promise<void> {
    const url = this.buildUrl('/login?mode=recover');
    await this.enqueue(manager, to, { title, paragraphs, button: { label: 'This was not me', url } });
  }
}

interface KeyName {
  readonly kid: string;
  readonly label: string;
}

/** Such as "21 November 2026 at 23:40 UTC". */
function inWords(at: Date): string {
  const date = at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `${date} at ${at.toISOString().slice(11, 16)} UTC`;
}
