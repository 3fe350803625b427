import { Module } from '@nestjs/common';
import { CorrectionsController } from './corrections.controller';
import { CorrectionsRepository } from './corrections.repository';
import { CorrectionsService } from './corrections.service';

@Module({ controllers: [CorrectionsController], providers: [CorrectionsService, CorrectionsRepository] })
export class CorrectionsModule {}
