import type { TestingModuleBuilder } from '@nestjs/testing';
import { beforeEach } from 'vitest';
import { ContentEngine } from '../engine/content-engine';
import { DraftScorer } from '../modules/drafts/draft-scorer';
import { NamedEngine } from './named-engine';
import { NamedScorer } from './named-scorer';
import { startFlow } from './start-flow';

/** The flow service with an engine whose results a test names. */
export async function startContent() {
  const engine = new NamedEngine();
  beforeEach(() => engine.reset());
  const override = (builder: TestingModuleBuilder) =>
    builder.overrideProvider(ContentEngine).useValue(engine).overrideProvider(DraftScorer).useValue(new NamedScorer());
  return { engine, ...(await startFlow({ override })) };
}
