import { startTestService, type TestApp, type TestServiceOptions } from '@declic/nest-kit/testing';
import { AppModule } from '../app.module';

/** The marketing service for one test file. */
export const startMarketing = (options: TestServiceOptions = {}) => startTestService(AppModule, options);

/** Signs an address up for the waitlist. */
export const joinWaitlist = (app: TestApp, change: object = {}, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/marketing/waitlist', headers, payload: { ...entry, ...change } });

const entry = {
  email: 'someone@example.test',
  consent: true,
  consent_version: '2026-11-20',
  language: 'fr',
  page: '/fr/',
};

/** Sends a plain form, as a browser without JavaScript does. */
export const sendForm = (app: TestApp, url: string, fields: Record<string, string>, visitor = '203.0.113.7') =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': visitor },
    payload: new URLSearchParams(fields).toString(),
  });

/** The secret of the link in a mail that leads to this page. */
export const findToken = (mail: { readonly text: string } | undefined, page = 'confirmation') =>
  new RegExp(`${page}\\?token=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
