import { Module } from '@nestjs/common';
import { CreditsController } from './credits.controller';
import { CreditsRepository } from './credits.repository';

@Module({ controllers: [CreditsController], providers: [CreditsRepository], exports: [CreditsRepository] })
export class CreditsModule {}
