import { startTestService, type TestServiceOptions } from '@declic/nest-kit/testing';
import { afterAll, beforeEach } from 'vitest';
import { AppModule } from '../app.module';
import { PasswordHasher } from '../modules/passwords/password-hasher';
import { ActionsService } from './actions-service';
import { QuickPasswordHasher } from './quick-password-hasher';
import { sessionClient } from './session-client';

/** The accounts service for one test file, and what a visitor can do with it. No test uses up the throttles of the next one. */
export async function startAccounts({ override = (builder) => builder, ...options }: TestServiceOptions = {}) {
  const service = await startTestService(AppModule, {
    ...options,
    override: (builder) => override(builder.overrideProvider(PasswordHasher).useValue(new QuickPasswordHasher())),
  });
  const { app, db } = service;
  beforeEach(() => db.owner.query('delete from throttle'));

  const actions = new ActionsService(db);
  afterAll(() => actions.close());

  const mailsTo = (address: string) => app.mails.filter(({ to }) => to === address);
  return {
    ...service,
    client: sessionClient(app),
    actions,
    mailsTo,
    subjectsTo: (address: string) => mailsTo(address).map(({ subject }) => subject),
  };
}
