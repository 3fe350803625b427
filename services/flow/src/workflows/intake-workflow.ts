import { CONFIG } from '@declic/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { FlowConfig } from '../config';
import type { Intake } from '../engine/intake';
import { toCallbackHeaders } from './callback-headers';
import { WorkflowAddress } from './workflow-address';
import type { AnalysisCall } from './workflow-call';
import { WorkflowError } from './workflow-error';
import { WorkflowTokens } from './workflow-tokens';

const answer = z.object({
  // What the database can hold in one line.
  strategy_id: z
    .string()
    .trim()
    .regex(/^\P{C}{1,200}$/u),
});

/**
 * The workflow that analyses intakes, where one is configured.
 *
 * @decision D29
 */
@Injectable()
export class IntakeWorkflow {
  private readonly address: WorkflowAddress | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: FlowConfig,
    private readonly tokens: WorkflowTokens,
  ) {
    const { FLOW_INTAKE_WORKFLOW_URL: url, FLOW_WORKFLOW_TIMEOUT_MS: timeoutMs } = config;
    this.address = url === undefined ? undefined : new WorkflowAddress(url, 'the intake workflow', timeoutMs);
  }

  /** Null without one. */
  get host(): string | null {
    return this.address?.host ?? null;
  }

  /**
   * Hands an intake over. Returns the id that the workflow gives the strategy.
   *
   * @throws {WorkflowError} or the reason of the signal
   */
  async start(intake: Intake, call: AnalysisCall, signal: AbortSignal | undefined): Promise<string> {
    if (!this.address) throw new Error('No intake workflow is configured.');
    const token = await this.tokens.sign(call);
    const headers = toCallbackHeaders(this.config.PUBLIC_URL, 'analysis', token);
    const response = await this.address.post(toPayload(intake, call.userId), { headers, signal });
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
