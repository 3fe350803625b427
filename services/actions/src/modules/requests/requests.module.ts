import { Module } from '@nestjs/common';
import { RefusalsModule } from '../refusals/refusals.module';
import { CallRecorder } from './call-recorder';
import { RequestLog } from './request-log';
import { RequestLogKeeper } from './request-log.keeper';
import { RequestLogRepository } from './request-log.repository';
import { RequestsController } from './requests.controller';
import { RequestsService } from './requests.service';

@Module({
  imports: [RefusalsModule],
  controllers: [RequestsController],
  providers: [RequestsService, RequestLogRepository, RequestLog, RequestLogKeeper, CallRecorder],
})
export class RequestsModule {}
