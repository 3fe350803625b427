import { Module } from '@nestjs/common';
import { SessionsModule } from '../modules/sessions/sessions.module';
import { DemoRepository } from './demo.repository';
import { DemoSeed } from './demo-seed';

/** Demonstration data; nothing runs it but `seed.ts`, which exists for local mode. */
@Module({ imports: [SessionsModule], providers: [DemoSeed, DemoRepository] })
export class DemoModule {}
