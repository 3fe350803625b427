import { GuardedBy, Input, Op, type OpInput, Throttled } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { DELIVERIES } from '../../workflows/deliveries';
import type { AnalysisCall } from '../../workflows/workflow-call';
import { AnsweredCall, WorkflowTokenGuard } from '../../workflows/workflow-token.guard';
import { AnalysisDeliveriesService } from './analysis-deliveries.service';

@Controller()
@GuardedBy(WorkflowTokenGuard)
export class AnalysisDeliveriesController {
  constructor(private readonly deliveries: AnalysisDeliveriesService) {}

  @Op('deliverAnalysis')
  @Throttled(DELIVERIES)
  async deliver(@Input() { body }: OpInput<'deliverAnalysis'>, @AnsweredCall('analysis') call: AnalysisCall) {
    const { icp_json: icp, pillars_json: pillars, offers_json: offers, tone_json: tone } = body;
    await this.deliveries.receive(call, { ...icp, pillars, offers, voice: tone?.voice ?? [] });
  }
}
