import { CONFIG } from '@declic/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { FlowConfig } from '../config';
import type { Intake } from '../engine/intake';
import type { AnalysisCall } from './workflow-call';
import { WorkflowClient } from './workflow-client';
import { WorkflowError } from './workflow-error';
import { WorkflowTokens } from './workflow-tokens';

const answer = z.object({
  // What the database can hold in one line.
  strategy_id: z
    .string()
    .trim()
    .regex(/^\P{C}{1,200}$/u),
});

/** The workflow that analyses intakes. */
@Injectable()
export class IntakeWorkflow extends WorkflowClient {
  constructor(@Inject(CONFIG) config: FlowConfig, tokens: WorkflowTokens) {
    super(config, tokens, 'the intake workflow', config.FLOW_INTAKE_WORKFLOW_URL);
  }

  /**
   * Hands an intake over. Returns the id that the workflow gives the strategy.
   *
   * @throws {WorkflowError} or the reason of the signal
   */
  async start(intake: Intake, call: AnalysisCall, signal: AbortSignal | undefined): Promise<string> {
    const response = await this.post(toPayload(intake, call.userId), call, { signal });
    return readStrategyId(response.text());
  }
}

/** As the specification has it. The text of an uploaded PDF, which has no address, follows what was typed. */
function toPayload({ strategyName, goals, competitors, tone, rawText, pdfUrl, pdfText }: Intake, userId: string) {
  const uploaded = pdfUrl === '' ? pdfText : '';
  return {
    user_id: userId,
    strategy_name: strategyName,
    goals,
    competitors,
    tone,
    raw_text: [rawText, uploaded].filter((text) => text !== '').join('\n\n'),
    pdf_url: pdfUrl,
  };
}

function readStrategyId(text: string): string {
  try {
    return answer.parse(JSON.parse(text)).strategy_id;
  } catch (cause) {
    throw new WorkflowError('workflow_bad_answer', false, { cause });
  }
}
