import { CONFIG } from '@declic/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { FlowConfig } from '../config';
import type { IdeaText, StrategyFacts } from '../engine/content-engine';
import type { DraftsCall } from './workflow-call';
import { WorkflowClient } from './workflow-client';
import { WorkflowTokens } from './workflow-tokens';

/** What drafts are asked for. */
export interface GenerationRequest {
  readonly idea: IdeaText & { readonly id: string; readonly noveltyScore: number };
  readonly facts: StrategyFacts;
  /** The id that the intake workflow gave the strategy, or our own. */
  readonly strategyId: string;
}

/** The workflow that writes drafts. */
@Injectable()
export class GenerationWorkflow extends WorkflowClient {
  constructor(@Inject(CONFIG) config: FlowConfig, tokens: WorkflowTokens) {
    super(config, tokens, 'the generation workflow', config.FLOW_GENERATION_WORKFLOW_URL);
  }

  /**
   * Asks for the drafts of an idea. Of the answer only the status counts.
   *
   * @throws {WorkflowError} or the reason of the signal
   */
  async start(request: GenerationRequest, call: DraftsCall, signal: AbortSignal | undefined): Promise<void> {
    await this.post(toPayload(request, call.userId), call, { signal, discardBody: true });
  }
}

/** As the specification has it. */
function toPayload({ idea, facts, strategyId }: GenerationRequest, userId: string) {
  const { icp, pillars, tone, intake } = facts;
  const texts = (lines: readonly { readonly text: string }[]) => lines.map(({ text }) => text);
  return {
    idea_id: idea.id,
    user_id: userId,
    title: idea.title,
    summary: idea.summary,
    angle: idea.angle,
    pillar: idea.pillar,
    novelty_score: idea.noveltyScore,
    strategy: {
      id: strategyId,
      brand: intake.strategyName,
      target_audience: texts([...icp.roles, ...icp.company_types, ...icp.sectors]).join(', '),
      content_pillars: texts(pillars),
      tone: tone.tone,
    },
  };
}
