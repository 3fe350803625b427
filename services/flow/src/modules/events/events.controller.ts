import { CurrentUser, Input, Op, type OpInput, type SessionPrincipal } from '@declic/nest-kit';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { StrategiesService } from '../strategies/strategies.service';
import { StrategyEvents } from './strategy-events';
import { StreamAllowance } from './stream-allowance';

@Controller()
export class EventsController {
  constructor(
    private readonly strategies: StrategiesService,
    private readonly events: StrategyEvents,
    private readonly streamAllowance: StreamAllowance,
  ) {}

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
