import { Module } from '@nestjs/common';
import { GenerationWorkflow } from './generation-workflow';
import { IntakeWorkflow } from './intake-workflow';
import { WorkflowTokens } from './workflow-tokens';

@Module({
  providers: [WorkflowTokens, IntakeWorkflow, GenerationWorkflow],
  exports: [WorkflowTokens, IntakeWorkflow, GenerationWorkflow],
})
export class WorkflowsModule {}
