import { Module } from '@nestjs/common';
import { DemoRepository } from './demo.repository';
import { DemoSeed } from './demo-seed';

/** Demonstration data; nothing runs it but `seed.ts`, which exists for local mode. */
@Module({ providers: [DemoSeed, DemoRepository] })
export class DemoModule {}
