import { Module } from '@nestjs/common';
import { FormThrottle } from '../form-throttle';
import { ExpertFormController } from './expert-form.controller';
import { ExpertsController } from './experts.controller';
import { ExpertsRepository } from './experts.repository';
import { ExpertsService } from './experts.service';
import { ForgetRequestsJob } from './forget-requests.job';

@Module({
  controllers: [ExpertsController, ExpertFormController],
  providers: [ExpertsService, FormThrottle, ExpertsRepository, ForgetRequestsJob],
})
export class ExpertsModule {}
