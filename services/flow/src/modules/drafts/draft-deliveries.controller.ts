import { GuardedBy, Input, Op, type OpInput, Throttled } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { DELIVERIES } from '../../workflows/deliveries';
import type { DraftsCall } from '../../workflows/workflow-call';
import { AnsweredCall, WorkflowTokenGuard } from '../../workflows/workflow-token.guard';
import { cleanMarkdown } from '../../text/clean-text';
import { DraftDeliveriesService } from './draft-deliveries.service';

@Controller()
@GuardedBy(WorkflowTokenGuard)
export class DraftDeliveriesController {
  constructor(private readonly deliveries: DraftDeliveriesService) {}

  @Op('deliverDrafts')
  @Throttled(DELIVERIES)
  async deliver(@Input() { body }: OpInput<'deliverDrafts'>, @AnsweredCall('drafts') call: DraftsCall) {
    const texts = body.drafts.map(({ format_type, content_md }) => [format_type, cleanMarkdown(content_md)] as const);
    await this.deliveries.receive(call, new Map(texts));
  }
}
