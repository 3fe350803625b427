import { Module } from '@nestjs/common';
import { RefusedCallsModule } from '../refused-calls/refused-calls.module';
import { CallRecorder } from './call-recorder';
import { RequestLog } from './request-log';
import { RequestLogMaintenanceJob } from './request-log-maintenance.job';
import { RequestLogRepository } from './request-log.repository';
import { RequestLogController } from './request-log.controller';
import { RequestLogService } from './request-log.service';

@Module({
  imports: [RefusedCallsModule],
  controllers: [RequestLogController],
  providers: [RequestLogService, RequestLogRepository, RequestLog, RequestLogMaintenanceJob, CallRecorder],
})
export class RequestLogModule {}
