import { startTestService, type TestApp, type TestServiceOptions } from '@declic/nest-kit/testing';
import { AppModule } from '../app.module';

/** The marketing service for one test file. */
export const startMarketing = (options: TestServiceOptions = {}) => startTestService(AppModule, options);

/** Signs an address up for the waitlist. */
export const joinWaitlist = (app: TestApp, change: object = {}, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/marketing/waitlist', headers, payload: { ...entry, ...change } });

const entry = { email: 'someone@example.test', consent: true, consent_version: 'v1', language: 'fr', page: '/fr/' };

/** The secret of the link in a mail. */
export const findToken = (mail: { readonly text: string } | undefined) =>
  /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
