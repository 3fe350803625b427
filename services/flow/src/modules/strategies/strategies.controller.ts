import { CurrentUser, Input, Op, type OpInput, type Principal } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { ContentEngine } from '../../engine/content-engine';
import { GenerationWorkflow } from '../../workflows/generation-workflow';
import { IntakeWorkflow } from '../../workflows/intake-workflow';
import type { StrategySettings } from './strategies.repository';
import { StrategiesService } from './strategies.service';
import { toIntake, toPdfChange } from './to-intake';
import { toKeptIntake } from './to-kept-intake';
import { toStrategy, toStrategySummary } from './to-strategy';

@Controller()
export class StrategiesController {
  constructor(
    private readonly strategies: StrategiesService,
    private readonly engine: ContentEngine,
    private readonly intake: IntakeWorkflow,
    private readonly generation: GenerationWorkflow,
  ) {}

  @Op('listStrategies')
  async list(@CurrentUser() user: Principal) {
    const { strategies, limit, analysisCost } = await this.strategies.list(user.id);
    return {
      strategies: strategies.map(toStrategySummary),
      limit,
      analysis_cost: analysisCost,
      engine: { name: this.engine.name, uses_model: this.engine.usesModel },
      workflows: { intake: this.intake.host, generation: this.generation.host },
    };
  }

  @Op('createStrategy')
  async create(@Input() { body }: OpInput<'createStrategy'>, @CurrentUser() user: Principal) {
    return {
      strategy_id: await this.strategies.create({
        userId: user.id,
        claimedUserId: body.user_id,
        requestId: body.request_id ?? null,
        replaces: body.replaces ?? null,
        intake: toIntake(body),
        pdfId: body.pdf_id ?? null,
      }),
    };
  }

  @Op('getStrategy')
  async get(@Input() { path }: OpInput<'getStrategy'>, @CurrentUser() user: Principal) {
    return toStrategy(await this.strategies.get(user.id, path.id));
  }

  @Op('getStrategyIntake')
  async getIntake(@Input() { path }: OpInput<'getStrategyIntake'>, @CurrentUser() user: Principal) {
    return toKeptIntake(await this.strategies.getIntake(user.id, path.id));
  }

  @Op('updateStrategy')
  async update(@Input() { path, body }: OpInput<'updateStrategy'>, @CurrentUser() user: Principal) {
    return toStrategy(await this.strategies.set(user.id, path.id, toSettings(body)));
  }

  @Op('retryAnalysis')
  async retry(@Input() { path, body }: OpInput<'retryAnalysis'>, @CurrentUser() user: Principal) {
    return toStrategy(await this.strategies.retryAnalysis(user.id, path.id, toPdfChange(body)));
  }

  @Op('deleteStrategy')
  async remove(@Input() { path }: OpInput<'deleteStrategy'>, @CurrentUser() user: Principal) {
    await this.strategies.remove(user.id, path.id);
  }
}

function toSettings({ status, horizon_days: horizonDays }: OpInput<'updateStrategy'>['body']): StrategySettings {
  return { ...(status !== undefined && { status }), ...(horizonDays !== undefined && { horizonDays }) };
}
