import { composeMail, type Mail } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { QueuedMails } from './queued-mails';

/** Mails about the account. */
@Injectable()
export class AccountMails extends QueuedMails {
  verification(to: string, token: string): Mail {
    return composeMail(to, {
      title: 'Confirm your e-mail address',
      paragraphs: [
        'Welcome to Declic. One click confirms that this address is yours, signs you in and opens your dashboard.',
        'The link works once, for 24 hours. Asking for the mail again replaces it.',
        'If you did not sign up, you can ignore this mail: without the click there is no account.',
      ],
      button: { label: 'Confirm my address', url: this.buildUrl('/api/accounts/verification', { token }) },
    });
  }

  signInPaused(to: string): Mail {
    return composeMail(to, {
      title: 'Too many sign-in attempts',
      paragraphs: [
        'Someone, perhaps you, tried to sign in to your account with a wrong password many times.',
        'Sign-in from that place is refused for 15 minutes, also with the right password. After that you can try again.',
        'If it was not you, your account is safe as long as nobody else knows your password.',
      ],
    });
  }

  /** With a link of its own, because the password is refused from every place for a while. */
  signInPausedEverywhere(to: string, token: string): Mail {
    return composeMail(to, {
      title: 'Sign in with this link',
      paragraphs: [
        'Someone tried to sign in to your account with wrong passwords, from several places. For up to an hour the password alone opens nothing, also the right one.',
        'This link lets you choose a new password and signs you in at once. It works once, for one hour.',
        'If you do not need to sign in now, there is nothing to do: your account is safe as long as nobody else knows your password.',
      ],
      button: { label: 'Choose a new password', url: this.recoveryUrl(token) },
    });
  }

  /** The secret is in the URL fragment, which browsers do not send: it appears in no log and no referrer. */
  private recoveryUrl(token: string): string {
    return `${this.buildUrl('/login?mode=reset')}#${token}`;
  }

  recovery(to: string, token: string): Mail {
    return composeMail(to, {
      title: 'Choose a new password',
      paragraphs: [
        'Someone, perhaps you, asked for a new password for your account.',
        'The link works once, for one hour. Only the link of the latest mail works.',
        'If it was not you, you can ignore this mail: your password stays as it is.',
      ],
      button: { label: 'Choose a new password', url: this.recoveryUrl(token) },
    });
  }

  async enqueuePasswordChanged(manager: EntityManager, to: string): Promise<void> {
    await this.enqueue(manager, to, {
      title: 'Your password was changed',
      paragraphs: [
        'The password of your account was just changed with a link that we mailed to you. Wherever you were signed in with the old one, you are signed out.',
        'If it was not you, someone can read your mail: secure your mailbox first, then choose a new password.',
      ],
      button: { label: 'Choose a new password', url: this.buildUrl('/login?mode=recover') },
    });
  }

  /** To an address that we have forgotten by the time the mail arrives. */
  async enqueueAccountDeleted(manager: EntityManager, to: string): Promise<void> {
    await this.enqueue(manager, to, {
      title: 'Your account was deleted',
      paragraphs: [
        'Your account, its API key and everything that names you are deleted, as you asked. Credits that were left ended with it.',
        'What we must keep are the lines of the credit ledger and what was bought once, without your name or address.',
        'Thank you for having been with us. You can sign up anew with this address at any time.',
      ],
    });
  }

  /** Answers a sign-up with an address that has a verified account, and a request for its confirmation mail: the text is true of both. */
  async enqueueAccountExists(manager: EntityManager, to: string): Promise<void> {
    await this.enqueue(manager, to, {
      title: 'You already have an account',
      paragraphs: [
        'Someone, perhaps you, just used this address to sign up at Declic, or asked for its confirmation mail again. The address is confirmed and belongs to your account, so nothing was changed.',
        'Sign in with the password that you chose back then. If it was not you, you can ignore this mail.',
      ],
      button: { label: 'Sign in', url: this.buildUrl('/login') },
    });
  }
}
