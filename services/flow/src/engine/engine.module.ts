import { CONFIG } from '@declic/nest-kit';
import { Module } from '@nestjs/common';
import type { FlowConfig } from '../config';
import { chooseEngine } from './choose-engine';
import { ContentEngine } from './content-engine';
import { EmbeddedEngine } from './embedded/embedded-engine';
import { createEngineThreads } from './embedded/threads/create-engine-threads';
import { EngineThreads } from './embedded/threads/engine-threads';

@Module({
  providers: [
    EmbeddedEngine,
    { provide: EngineThreads, useFactory: () => createEngineThreads() },
    {
      provide: ContentEngine,
      inject: [CONFIG, EmbeddedEngine],
      useFactory: (config: FlowConfig, embedded: ContentEngine) => chooseEngine(config, embedded),
    },
  ],
  exports: [ContentEngine, EmbeddedEngine],
})
export class EngineModule {}
