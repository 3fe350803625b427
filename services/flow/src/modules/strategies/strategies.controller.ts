import { CurrentUser, Input, Op, type OpInput, type Principal, type SessionPrincipal } from '@declic/nest-kit';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { StreamAllowance } from './stream-allowance';
import { StrategiesService, STRATEGY_LIMIT } from './strategies.service';
import { StrategyEvents } from './strategy-events';
import { toIntake } from './to-intake';
import { toStrategy, toStrategySummary } from './to-strategy';

@Controller()
export class StrategiesController {
  constructor(
    private readonly strategies: StrategiesService,
    private readonly events: StrategyEvents,
    private readonly streamAllowance: StreamAllowance,
  ) {}

  @Op('listStrategies')
  async list(@CurrentUser() user: Principal) {
    return { strategies: (await this.strategies.list(user.id)).map(toStrategySummary), limit: STRATEGY_LIMIT };
  }

  @Op('createStrategy')
  async create(@Input() { body }: OpInput<'createStrategy'>, @CurrentUser() user: Principal) {
    return {
      strategy_id: await this.strategies.create({
        userId: user.id,
        claimedUserId: body.user_id,
        intake: toIntake(body),
      }),
    };
  }

  @Op('getStrategy')
  async get(@Input() { path }: OpInput<'getStrategy'>, @CurrentUser() user: Principal) {
    return toStrategy(await this.strategies.get(user.id, path.id));
  }

  @Op('updateStrategyStatus')
  async updateStatus(@Input() { path, body }: OpInput<'updateStrategyStatus'>, @CurrentUser() user: Principal) {
    return toStrategy(await this.strategies.setStatus(user.id, path.id, body.status));
  }

  @Op('retryAnalysis')
  async retry(@Input() { path }: OpInput<'retryAnalysis'>, @CurrentUser() user: Principal) {
    return toStrategy(await this.strategies.retryAnalysis(user.id, path.id));
  }

  @Op('deleteStrategy')
  async remove(@Input() { path }: OpInput<'deleteStrategy'>, @CurrentUser() user: Principal) {
    await this.strategies.remove(user.id, path.id);
  }

  @Op('streamStrategy')
  async stream(
    @Input() { path, headers }: OpInput<'streamStrategy'>,
    @CurrentUser() user: SessionPrincipal,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.strategies.get(user.id, path.id);
    // A reader that has left by now would never be reported as gone.
    if (reply.raw.destroyed) return;
    const giveBack = this.streamAllowance.take(user.id);
    const events = this.events.of({ user, strategyId: path.id, lastEventId: headers['last-event-id'] });
    reply.raw.once('close', () => {
      events.destroy();
      giveBack();
    });
    await reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' }).send(events);
  }
}
