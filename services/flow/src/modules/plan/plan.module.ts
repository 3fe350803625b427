import { Module } from '@nestjs/common';
import { IdeasModule } from '../ideas/ideas.module';
import { PlanController } from './plan.controller';
import { PlanService } from './plan.service';

@Module({ imports: [IdeasModule], controllers: [PlanController], providers: [PlanService] })
export class PlanModule {}
