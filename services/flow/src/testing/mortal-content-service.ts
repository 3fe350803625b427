import 'reflect-metadata';
import { runService } from '@declic/nest-kit';
import { readFailPoint } from '@declic/nest-kit/testing/fail-points';
import { AppModule } from '../app.module';
import { ContentEngine } from '../engine/content-engine';
import { EngineModule } from '../engine/engine.module';
import { DraftAttemptsRepository } from '../modules/drafts/draft-attempts.repository';
import { DraftScorer } from '../modules/drafts/draft-scorer';
import { IdeaAttemptsRepository } from '../modules/ideas/idea-attempts.repository';
import { LockedStrategy } from '../modules/content/locked-strategy';
import type { FailPoint } from './content-fail-points';
import { NamedEngine } from './named-engine';
import { NamedScorer } from './named-scorer';

/**
 * The service as it is, with the engine of the tests, except that it stops at one point of a job, says so, and waits there to be killed.
 * Only tests build this file.
 */
const { around, passing } = readFailPoint<FailPoint>();

const engines = (Reflect.getMetadata('providers', EngineModule) as { provide?: unknown }[]).filter(
  ({ provide }) => provide !== ContentEngine,
);
Reflect.defineMetadata('providers', [...engines, { provide: ContentEngine, useClass: NamedEngine }], EngineModule);
DraftScorer.prototype.score = (text) => new NamedScorer().score(text);

let isStoring = false;
const { takeVersions } = LockedStrategy.prototype;

LockedStrategy.prototype.takeVersions = async function (this: LockedStrategy, count) {
  const first = await takeVersions.call(this, count);
  if (isStoring) await passing('in the transaction that stores it');
  return first;
};

for (const { prototype } of [IdeaAttemptsRepository, DraftAttemptsRepository] as const) {
  around(prototype, 'begin', { before: 'taken, before it begins', after: 'begun, before the engine works' });
  const { complete } = prototype as { complete(...input: unknown[]): unknown }; // what they take differs
  Object.assign(prototype, {
    complete(...input: unknown[]) {
      isStoring = true;
      return complete.apply(this, input);
    },
  });
  around(prototype, 'complete', {
    before: 'written by the engine, before it is stored',
    after: 'stored, before the job is done',
  });
}

await runService({ name: 'flow', module: AppModule });
