import { Module } from '@nestjs/common';
import { CreditsRepository } from './credits.repository';

@Module({ providers: [CreditsRepository], exports: [CreditsRepository] })
export class CreditsModule {}
