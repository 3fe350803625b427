import 'reflect-metadata';
import { runService } from '@declic/nest-kit';
import { readFailPoint } from '@declic/nest-kit/testing/fail-points';
import { AppModule } from '../app.module';
import { ContentEngine } from '../engine/content-engine';
import { EmbeddedEngine } from '../engine/embedded/embedded-engine';
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
const { passing } = readFailPoint<FailPoint>();

const engines = [EmbeddedEngine, { provide: ContentEngine, useClass: NamedEngine }];
Reflect.defineMetadata('providers', engines, EngineModule);
DraftScorer.prototype.score = (text) => new NamedScorer().score(text);

let isStoring = false;
const { takeVersions } = LockedStrategy.prototype;

LockedStrategy.prototype.takeVersions = async function (this: LockedStrategy, count) {
  const first = await takeVersions.call(this, count);
  if (isStoring) await passing('in the transaction that stores it');
  return first;
};

for (const { prototype } of [IdeaAttemptsRepository, DraftAttemptsRepository] as const) {
  // Both have these methods; what they take differs.
  const attempts = prototype as { begin(...input: unknown[]): unknown; complete(...input: unknown[]): unknown };
  const { begin, complete } = attempts;

  attempts.begin = async function (...input) {
    await passing('taken, before it begins');
    const attempt = await begin.apply(this, input);
    await passing('begun, before the engine works');
    return attempt;
  };

  attempts.complete = async function (...input) {
    await passing('written by the engine, before it is stored');
    isStoring = true;
    const stored = await complete.apply(this, input);
    await passing('stored, before the job is done');
    return stored;
  };
}

await runService({ name: 'flow', module: AppModule });
